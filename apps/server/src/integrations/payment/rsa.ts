import { type KeyObject, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';

const signAsync = promisify(sign);

/** SHA256withRSA, PKCS#1 v1.5, used by both providers. The algorithm is fixed, never taken from a message. */
const ALGORITHM = 'sha256';

/** Takes milliseconds, so it runs in the thread pool instead of the event loop. */
export const signText = async (text: string, privateKey: KeyObject): Promise<string> =>
  (await signAsync(ALGORITHM, Buffer.from(text, 'utf8'), privateKey)).toString('base64');

/** For the sandbox provider. */
export const signTextSync = (text: string, privateKey: KeyObject): string =>
  sign(ALGORITHM, Buffer.from(text, 'utf8'), privateKey).toString('base64');

export function isSignedBy(publicKey: KeyObject, text: string | Buffer, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  // The same bytes can be written in base64 in several ways; only the canonical one is accepted.
  if (bytes.length === 0 || bytes.toString('base64') !== signature) return false;
  return verify(ALGORITHM, typeof text === 'string' ? Buffer.from(text, 'utf8') : text, publicKey, bytes);
}
