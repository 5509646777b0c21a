import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is encrypted. Each use has a key of its own, so that a text of one cannot be read as one of another. */
export type SealedUse = 'waiting messages' | 'staff codes' | 'webhook secrets';

const keyOf = (secret: string, use: SealedUse) =>
  Buffer.from(hkdfSync('sha256', secret, '', `huarong ${use}`, 32));

/** Encrypts what a database dump must not reveal: a code, a link, the secret of one-time codes. */
export function seal(text: string, secret: string, use: SealedUse): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Throws when the text was encrypted with none of these secrets, for another use, or changed since. */
export function unseal(sealed: string, secrets: readonly string[], use: SealedUse): string {
  for (const [at, secret] of secrets.entries()) {
    try {
      return decrypt(sealed, secret, use);
    } catch (error) {
      if (at === secrets.length - 1) throw error;
    }
  }
  throw new Error('no secret to decrypt with');
}

function decrypt(sealed: string, secret: string, use: SealedUse): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
