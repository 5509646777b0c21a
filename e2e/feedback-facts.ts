import { adminRoutes } from '@huarong/contract/admin/routes';
import type { callsOf } from './orders-by-call.ts';
import type { StaffCalls } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** What a member wrote to the shop, with an answer. */
export async function writeFeedback(call: Calls, owner: StaffCalls, text: WriteText): Promise<string> {
  const { feedbackNo } = await call<{ feedbackNo: string }>('POST', '/v1/feedback/submit', {
    kind: 'page',
    text: text(1000),
    about: text(200),
  });
  await owner(adminRoutes.feedback.answer, { feedbackNo, revision: 1, answer: text(1000) });
  return feedbackNo;
}
