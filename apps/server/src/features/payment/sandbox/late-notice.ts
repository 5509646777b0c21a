import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { findTrade, type Sandbox, writeNotice } from '../../../integrations/payment/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { receiveNotice } from '../providers/receive-notice.ts';

/** Delivers a sandbox notice that was delayed. */
export async function deliverLateNotice(
  context: { db: Database; log: Log },
  deps: PaymentDeps,
  sandbox: Sandbox,
  outTradeNo: string,
): Promise<void> {
  const trade = await findTrade(context.db, outTradeNo);
  if (!trade) return;
  const { headers, body } = writeNotice(await sandbox.keys(), trade, await readClock(context.db));
  await receiveNotice(context, deps, trade.provider, { headers, body: Buffer.from(body) });
}
