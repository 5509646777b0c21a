import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { sealSecret, unsealSecret } from './webhook-secret.ts';

/** Encrypts the secrets of webhooks again with the current secret, so that the previous one can be removed. */
export async function resealWebhookSecrets(
  db: Database,
  config: Pick<Config, 'secret' | 'acceptedSecrets'>,
): Promise<void> {
  if (config.acceptedSecrets.length < 2) return;
  const webhooks = await db
    .selectFrom('webhook')
    .select(['id', 'secret_sealed', 'previous_sealed'])
    .execute();
  for (const { id, secret_sealed, previous_sealed } of webhooks)
    await db
      .updateTable('webhook')
      .set({
        secret_sealed: sealSecret(unsealSecret(secret_sealed, config), config),
        previous_sealed: previous_sealed && sealSecret(unsealSecret(previous_sealed, config), config),
      })
      .where('id', '=', id)
      .where('secret_sealed', '=', secret_sealed)
      .execute();
}
