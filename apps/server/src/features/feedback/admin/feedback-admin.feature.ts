import { feedbackAdminContract } from '@huarong/contract/admin/feedback';
import { parseFeedbackNo } from '@huarong/core/feedback';
import { maskMobile } from '@huarong/core/identity';
import { MessageType } from '@huarong/core/messages';
import { accept, DAY_MS, refuse, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { readClock } from '#platform/clock';
import { memberIdOfOwner } from '#platform/context';
import { scheduleJob } from '#platform/jobs';
import { saveMessages } from '../../messages/index.ts';
import { deleteFeedbackJob } from '../feedback-jobs.ts';
import { listImageUrls } from '../present-feedback.ts';
import {
  countByState,
  findFeedback,
  type ListedFeedback,
  listAssignees,
  listFeedback,
  updateFeedback,
} from './feedback-admin.queries.ts';

const COUNTED = 10_000;

/** Feedback of shoppers: read, assigned, answered and closed by staff. */
export const feedbackAdminFeature: AdminFeature = implementAdmin('feedback', feedbackAdminContract, {
  async list({ db, staff }, { after, before, size, mine, ...given }) {
    if ([after, before].some((cursor) => cursor !== undefined && parseFeedbackNo(cursor) === null))
      return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
    const filter = { ...given, ...(mine && { assignedTo: staff.staffId }) };
    const rows = await listFeedback(db, filter, { size: size + 1, after, before });
    const counts = await countByState(db, { ...filter, state: undefined });
    const counted = given.state
      ? (counts[given.state] ?? 0)
      : Object.values(counts).reduce((a, b) => a + b, 0);
    const total = counted > COUNTED ? null : counted;
    return accept({
      ...pageOfRows(
        rows,
        { size, after, before, cursorOf: ({ feedback_no }) => feedback_no, total },
        presentRow,
      ),
      counts,
    });
  },
  async detail({ db, config }, { feedbackNo }) {
    const row = await findFeedback(db, feedbackNo);
    if (!row) return refuse({ code: 'feedback-not-found' });
    return accept({
      ...presentRow(row),
      answer: row.answer,
      answeredAt: row.answered_at?.toISOString() ?? null,
      closedAt: row.closed_at?.toISOString() ?? null,
      assigneeId: row.assigned_to === null ? null : String(row.assigned_to),
      assignees: (await listAssignees(db)).map(({ id, name }) => ({ staffId: String(id), name })),
      imageUrls: (await listImageUrls(db, config.secret, [feedbackNo])).get(feedbackNo) ?? [],
      revision: row.revision,
    });
  },
  async assign({ db }, { staffId, ...version }) {
    if (!(await findFeedback(db, version.feedbackNo))) return refuse({ code: 'feedback-not-found' });
    const assignee = staffId === null ? null : Number(staffId);
    if (assignee !== null && !(await listAssignees(db)).some(({ id }) => id === assignee))
      return refuse({ code: 'feedback-assignee-wrong' });
    const revision = await updateFeedback(db, version, { assigned_to: assignee });
    return revision === null ? refuse({ code: 'feedback-moved-on' }) : accept({ revision });
  },
  async answer({ db, staff }, { answer, ...version }) {
    const row = await findFeedback(db, version.feedbackNo);
    if (!row) return refuse({ code: 'feedback-not-found' });
    const revision = await updateFeedback(db, version, {
      state: 'answered',
      answer,
      answered_at: sql<Date>`shop_now()`,
      assigned_to: row.assigned_to ?? staff.staffId,
    });
    if (revision === null) return refuse({ code: 'feedback-moved-on' });
    const memberId = memberIdOfOwner(row.owner);
    // A guest finds the answer by number and mobile.
    if (memberId !== null)
      await saveMessages(db, [
        {
          memberId,
          key: `feedback:${row.feedback_no}:${revision}`,
          type: MessageType.Transaction,
          icon: 'bell',
          title: '你的反馈有答复了',
          text: `反馈 ${row.feedback_no}：${answer.length > 120 ? `${answer.slice(0, 120)}…` : answer}`,
          links: [{ text: '查看反馈', link: '/myAccount/feedback' }],
        },
      ]);
    return accept({ revision });
  },
  async close({ db }, { feedbackNo, revision: seen }) {
    if (!(await findFeedback(db, feedbackNo))) return refuse({ code: 'feedback-not-found' });
    const closing = { state: 'closed' as const, closed_at: sql<Date>`shop_now()` };
    const revision = await updateFeedback(db, { feedbackNo, revision: seen }, closing);
    if (revision === null) return refuse({ code: 'feedback-moved-on' });
    const runAt = new Date((await readClock(db)).getTime() + STORE.feedback.closedDays * DAY_MS);
    await scheduleJob(db, deleteFeedbackJob, { uniqueKey: feedbackNo, runAt, payload: { feedbackNo } });
    return accept({ revision });
  },
});

const presentRow = (row: ListedFeedback) => ({
  feedbackNo: row.feedback_no,
  createdAt: row.created_at.toISOString(),
  kind: row.kind,
  text: row.text,
  about: row.about,
  memberId: memberIdOfOwner(row.owner),
  mobile: row.mobile === null ? null : maskMobile(row.mobile),
  state: row.state,
  assigneeName: row.assignee_name,
});
