import type { PrivacyRecord } from '@huarong/contract/account';
import { DAY_MS, STORE, shanghaiIso } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { countClosingBlockers, countLosses, findPendingClosing } from './closing.queries.ts';
import { listClosingChecks } from './closing-checks.ts';

export async function showClosing(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<PrivacyRecord['cancellation']> {
  const pending = await findPendingClosing(db, memberId);
  const checks = listClosingChecks(await countClosingBlockers(db, memberId));
  const { cardType, ...losses } = await countLosses(db, memberId);
  return {
    ...(pending && { effectiveAt: shanghaiIso(pending.effective_at) }),
    blockedBy: checks.filter(({ isSettled }) => !isSettled).map(({ text }) => text),
    checks,
    wouldGoAt: shanghaiIso(new Date(now.getTime() + STORE.account.closureDays * DAY_MS)),
    losing: { ...losses, cardName: STORE.cards[cardType].name },
  };
}
