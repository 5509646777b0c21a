import { CooperationStatus } from '@huarong/core/cooperation';
import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { addEvent, lockApplication } from './cooperation.queries.ts';
import { deleteRefusedJob } from './cooperation-jobs.ts';
import { canMove, STEPS } from './progress-steps.ts';

const DAY_MS = 86_400_000;
type MoveResult = Promise<Result<null, { code: 'application-not-found' | 'application-moved-on' }>>;

export const listApplications = (db: Database) =>
  db
    .selectFrom('cooperation')
    .select([
      'receipt_no',
      'company',
      'brand_cn',
      'brand_en',
      'status',
      'contact',
      'mobile',
      'created_at',
      'wanted',
    ])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();

/** Moves an application to the next step or refuses it. A refused one is deleted after the retention period. */
export const moveApplication = (
  db: Database,
  { receiptNo, to, note }: { receiptNo: string; to: CooperationStatus; note: string },
): MoveResult =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, receiptNo);
    if (!application) return refuse({ code: 'application-not-found' });
    if (!canMove(application.status, to)) return refuse({ code: 'application-moved-on' });
    await tx
      .updateTable('cooperation')
      .set({
        status: to,
        wanted: null,
        wanted_until: null,
        ...(to >= CooperationStatus.TermsAgreed && { expected_by: null }),
      })
      .where('receipt_no', '=', receiptNo)
      .execute();
    const step = STEPS.find(({ status }) => status === to);
    await addEvent(tx, {
      receipt_no: receiptNo,
      status: to,
      title: step ? `${step.name}${to === CooperationStatus.Signed ? '' : '通过'}` : '未通过',
      note,
    });
    if (to === CooperationStatus.Refused) {
      const runAt = new Date(
        (await readClock(tx)).getTime() + STORE.cooperation.rejectedRetentionDays * DAY_MS,
      );
      await scheduleJob(tx, deleteRefusedJob, { uniqueKey: receiptNo, runAt, payload: { receiptNo } });
    }
    return accept(null);
  });

/** Requests another document from the applicant. */
export const requestDocument = (
  db: Database,
  { receiptNo, text }: { receiptNo: string; text: string },
): MoveResult =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, receiptNo);
    if (!application) return refuse({ code: 'application-not-found' });
    if (application.status >= CooperationStatus.Signed) return refuse({ code: 'application-moved-on' });
    const until = new Date((await readClock(tx)).getTime() + STORE.cooperation.supplementDays * DAY_MS);
    await tx
      .updateTable('cooperation')
      .set({ wanted: text, wanted_until: until })
      .where('receipt_no', '=', receiptNo)
      .execute();
    await addEvent(tx, {
      receipt_no: receiptNo,
      status: application.status,
      title: '需要补交资料',
      note: text,
    });
    return accept(null);
  });
