import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config';
import { seal, unseal } from '#platform/secrets';
import { createToken } from '#platform/session';

const USE = 'webhook secrets';
export const createWebhookSecret = (): string => `whsec_${createToken()}`;
export const sealSecret = (secret: string, config: Pick<Config, 'secret'>): string =>
  seal(secret, config.secret, USE);
export const unsealSecret = (sealed: string, config: Pick<Config, 'acceptedSecrets'>): string =>
  unseal(sealed, config.acceptedSecrets, USE);

/** `t=1794988800,v1=…`: one `v1` for each secret, the newest first. The time is signed, so an old request cannot be used again. */
export const signBody = (secrets: readonly string[], seconds: number, body: string): string =>
  [
    `t=${seconds}`,
    ...secrets.map(
      (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
    ),
  ].join(',');
