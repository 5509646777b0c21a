import { DAY_MS } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { endMemberSessions } from '#platform/session';
import { closeAccountJob } from '../account-jobs.ts';
import { scheduleFileDeletion } from '../delete-member-file.ts';
import { eraseMember, listMemberFiles } from '../personal-data/erase-member.ts';
import { findPendingClosing, settleClosing } from './closing.queries.ts';
import { findClosingRefusal } from './schedule-closing.ts';

/** Closes the account after the seven days: ends all sessions and erases the member. Waits while an order is open. */
export const closeAccount = (db: Database, memberId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const member = await lockOpenMember(tx, memberId);
    const closing = await findPendingClosing(tx, memberId);
    const now = await readClock(tx);
    if (!member || !closing || closing.effective_at > now) return;
    if (await findClosingRefusal(tx, memberId)) return retryTomorrow(tx, memberId, now);

    const owner = { memberId, mobile: member.mobile, email: member.email };
    await endMemberSessions(tx, memberId, 'closed');
    for (const file of await listMemberFiles(tx, owner)) await scheduleFileDeletion(tx, file);
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

/** The running job still holds its unique key, so the retry needs another one. */
const retryTomorrow = (tx: Tx, memberId: string, now: Date) =>
  scheduleJob(tx, closeAccountJob, {
    uniqueKey: `${memberId}:${now.toISOString().slice(0, 10)}`,
    runAt: new Date(now.getTime() + DAY_MS),
    payload: { memberId },
  });
