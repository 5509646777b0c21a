import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config';

/** The table of single-use codes holds no code: without the secret of the shop a reader cannot find one that fits. */
export const hashCode = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`coupon-code:${code}`).digest('hex');

/** A code as somebody typed it, with its hash under every secret that is still accepted. */
export interface TypedCode {
  code: string;
  hashes: readonly string[];
}

export const typedCode = ({ acceptedSecrets }: Pick<Config, 'acceptedSecrets'>, code: string): TypedCode => ({
  code,
  hashes: acceptedSecrets.map((secret) => hashCode(secret, code)),
});
