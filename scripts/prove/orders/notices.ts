import {
  findTrade,
  loadSandboxKeys,
  type Trade,
  writeNotice,
} from '../../../apps/server/src/integrations/payment/index.ts';
import { readClock } from '../../../apps/server/src/platform/clock/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import type { Fixture } from './fixture.ts';
import { type Reply, sendRaw } from './send.ts';

export interface Notice {
  provider: string;
  headers: Record<string, string>;
  body: string;
}

/** Marks the payment as paid at the provider, without a notice. */
export const takeMoney = (fixture: Fixture, outTradeNo: string) =>
  runSql(
    fixture.db,
    `update sandbox_trade set state = 'paid', paid_at = coalesce(paid_at, shop_now()) where out_trade_no = $1`,
    [outTradeNo],
  );

/** A notice signed by the provider, for the trade as it is or with changed fields. */
export async function createNotice(
  fixture: Fixture,
  outTradeNo: string,
  instead: Partial<Trade> = {},
): Promise<Notice> {
  const trade = (await findTrade(fixture.db, outTradeNo))!;
  const keys = await loadSandboxKeys(fixture.db);
  const written = writeNotice(keys, { ...trade, ...instead }, await readClock(fixture.db));
  return { provider: trade.provider, ...written };
}

/** Delivers a notice to the nth replica. */
export async function deliver(fixture: Fixture, nth: number, notice: Notice): Promise<Reply> {
  const { port } = fixture.replicas[nth % fixture.replicas.length]!;
  return sendRaw(port, 'POST', `/v1/order/pay/notify/${notice.provider}`, notice.body, notice.headers);
}

export const isAcknowledged = ({ http, body }: Reply) =>
  (http === 200 || http === 204) && !body.includes('FAIL');
