import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const MISSING = 'FK20990101000001';
let count = 0;

async function writeFeedback({ db }: EvidenceShop) {
  count += 1;
  const feedbackNo = `FK20261118${String(count).padStart(6, '0')}`;
  await sql`insert into feedback (feedback_no, owner, mobile, kind, text)
    values (${feedbackNo}, ${`guest:evidence-${count}`}, '13800000009', 'page', '结算页打不开')`.execute(db);
  return { feedbackNo, revision: 1 };
}
const findStaffId = async ({ db }: EvidenceShop) =>
  String(
    getFirst(
      (await sql<{ id: number }>`select id from staff where state = 'active' limit 1`.execute(db)).rows,
    ).id,
  );

export const feedbackCases: Record<string, PrepareCase> = {
  'feedback.assign': async (shop) => {
    const input = { ...(await writeFeedback(shop)), staffId: await findStaffId(shop) };
    return { input, refused: { ...input, staffId: '999999' } };
  },
  'feedback.answer': async (shop) => {
    const input = { ...(await writeFeedback(shop)), answer: '已经修好，谢谢提醒' };
    return { input, refused: { ...input, revision: 9 } };
  },
  'feedback.close': async (shop) => ({
    input: { ...(await writeFeedback(shop)), reason: REASON },
    refused: { feedbackNo: MISSING, revision: 1, reason: REASON },
  }),
};
