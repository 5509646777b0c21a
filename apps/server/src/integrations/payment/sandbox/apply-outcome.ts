import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { ProviderName } from '../port.ts';
import type { Sandbox } from './sandbox.ts';
import { endTrade, findTrade, payTrade, type Trade } from './sandbox-trades.ts';
import { forgeNotice, type WrittenNotice, writeNotice } from './write-notice.ts';

export const SANDBOX_OUTCOMES = ['success', 'fail', 'duplicate', 'wrongAmount', 'forged', 'late'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export interface SandboxResult {
  provider: ProviderName;
  notices: WrittenNotice[];
  /** Paid, but the notice has not been sent yet. */
  isNoticeLate: boolean;
}

/** Applies an outcome to a sandbox payment and returns the notices that follow. Null: no such payment. */
export async function applySandboxOutcome(
  db: Database,
  sandbox: Sandbox,
  outTradeNo: string,
  outcome: SandboxOutcome,
): Promise<SandboxResult | null> {
  const before = await findTrade(db, outTradeNo);
  if (!before) return null;
  const keys = await sandbox.keys();
  const now = await readClock(db);
  if (outcome === 'success' || outcome === 'duplicate' || outcome === 'late') await payTrade(db, outTradeNo);
  if (outcome === 'fail') await endTrade(db, outTradeNo, 'failed');
  const trade = (await findTrade(db, outTradeNo))!;
  const paid: Trade = { ...trade, state: 'paid' };

  const notices = {
    success: () => [writeNotice(keys, trade, now)],
    fail: () => [writeNotice(keys, trade, now)],
    duplicate: () => [1, 2, 3].map(() => writeNotice(keys, trade, now)),
    // Correctly signed, but with a wrong amount, and not paid.
    wrongAmount: () => [writeNotice(keys, { ...paid, amount_fen: trade.amount_fen + 1 }, now)],
    forged: () => [forgeNotice(keys, paid, now)],
    // For a closed trade the notice is late already; otherwise it is withheld.
    late: () => (before.state === 'waiting' ? [] : [writeNotice(keys, trade, now)]),
  }[outcome]();
  return { provider: trade.provider, notices, isNoticeLate: outcome === 'late' && notices.length === 0 };
}
