import { DAY_MS } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { schedule } from '#platform/jobs';
import { endMemberSessions } from '#platform/session';
import { discardLater } from '../discard-file.ts';
import { eraseMember, listFiles } from '../personal-data/erase-member.ts';
import { findWaitingClosing, settleClosing } from './closing.queries.ts';
import { CLOSING_JOB, closingRefusal } from './schedule-closing.ts';

/** The seven days are over: signed out everywhere, and nobody any more. An order placed meanwhile comes first. */
export const closeAccount = (db: Database, memberId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const member = await lockOpenMember(tx, memberId);
    const closing = await findWaitingClosing(tx, memberId);
    const now = await readClock(tx);
    if (!member || !closing || closing.effective_at > now) return;
    if (await closingRefusal(tx, memberId)) return tryAgainTomorrow(tx, memberId, now);

    const owner = { memberId, mobile: member.mobile, email: member.email };
    await endMemberSessions(tx, memberId, 'closed');
    for (const file of await listFiles(tx, owner)) await discardLater(tx, file);
    await eraseMember(tx, owner);
    await settleClosing(tx, closing.id, 'done');
  });

const lockOpenMember = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('member')
    .select(['mobile', 'email'])
    .where('id', '=', memberId)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst();

/** The job that runs now still counts as waiting: another key keeps it from being taken for the next. */
const tryAgainTomorrow = (tx: Tx, memberId: string, now: Date) =>
  schedule(tx, {
    kind: CLOSING_JOB,
    uniqueKey: `${memberId}:${now.toISOString().slice(0, 10)}`,
    runAt: new Date(now.getTime() + DAY_MS),
    payload: { memberId },
  });
