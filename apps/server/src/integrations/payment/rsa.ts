import { type KeyObject, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';

const signAsync = promisify(sign);

/** SHA256withRSA, PKCS#1 v1.5: what both providers speak. The algorithm is ours to say, never the sender's. */
const ALGORITHM = 'sha256';

/** Takes milliseconds, so it is done on a thread beside the one that serves everybody. */
export const signText = async (text: string, privateKey: KeyObject): Promise<string> =>
  (await signAsync(ALGORITHM, Buffer.from(text, 'utf8'), privateKey)).toString('base64');

/** For the pretended provider, who serves nobody else. */
export const signTextSync = (text: string, privateKey: KeyObject): string =>
  sign(ALGORITHM, Buffer.from(text, 'utf8'), privateKey).toString('base64');

export function isSignedBy(publicKey: KeyObject, text: string | Buffer, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  // Base64 has several spellings of the same bytes; we know only the one that providers write.
  if (bytes.length === 0 || bytes.toString('base64') !== signature) return false;
  return verify(ALGORITHM, typeof text === 'string' ? Buffer.from(text, 'utf8') : text, publicKey, bytes);
}
