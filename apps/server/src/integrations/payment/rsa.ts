import { type KeyObject, sign, verify } from 'node:crypto';

/** SHA256withRSA, PKCS#1 v1.5: what both providers speak. The algorithm is ours to say, never the sender's. */
export const signText = (text: string, privateKey: KeyObject): string =>
  sign('sha256', Buffer.from(text, 'utf8'), privateKey).toString('base64');

export function isSignedBy(publicKey: KeyObject, text: string | Buffer, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  // Base64 has several spellings of the same bytes; we know only the one that providers write.
  if (bytes.length === 0 || bytes.toString('base64') !== signature) return false;
  return verify('sha256', typeof text === 'string' ? Buffer.from(text, 'utf8') : text, publicKey, bytes);
}
