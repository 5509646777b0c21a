import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { paymentDepsOf, paymentPortOf } from '../../apps/server/src/features/connect-orders.ts';
import { openProviders } from '../../apps/server/src/integrations/payment/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

/** Refunds use the shop's own providers; their notices arrive at the running shop. */
export function paymentsOf(db: Database) {
  const read = readConfig(process.env);
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  return paymentPortOf(paymentDepsOf(openProviders(read.config, db).providers));
}
