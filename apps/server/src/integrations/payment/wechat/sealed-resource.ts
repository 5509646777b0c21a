import { createCipheriv, createDecipheriv } from 'node:crypto';
import { z } from 'zod';

const TAG_BYTES = 16;

export const SealedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string().max(1_048_576),
  nonce: z.string().min(1),
  associated_data: z.string().default(''),
});
export type SealedResource = z.infer<typeof SealedResource>;

/** The decrypted text of a notice; null when it was not encrypted with our key. */
export function openResource(apiV3Key: Buffer, resource: SealedResource): string | null {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  if (sealed.length <= TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(resource.nonce), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(resource.associated_data));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}

/** Encrypts a resource, for the sandbox and for tests. */
export function sealResource(
  apiV3Key: Buffer,
  text: string,
  nonce: string,
  associatedData: string,
): SealedResource {
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associatedData));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    nonce,
    associated_data: associatedData,
  };
}
