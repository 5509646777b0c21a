import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** What the page shows for opening the file: `openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000 -in … -out …`. */
const ITERATIONS = 600_000;
const derive = promisify(pbkdf2);

/** Encrypts a file with a password, in the format of the command openssl: printers and packers need nothing of ours. */
export async function sealFile(content: string, password: string): Promise<Buffer> {
  const salt = randomBytes(8);
  const keyAndVector = await derive(password, salt, ITERATIONS, 48, 'sha256');
  const cipher = createCipheriv('aes-256-cbc', keyAndVector.subarray(0, 32), keyAndVector.subarray(32));
  return Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(content, 'utf8'), cipher.final()]);
}
