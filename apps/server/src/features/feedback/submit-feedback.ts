import { randomInt } from 'node:crypto';
import type { FeedbackKind } from '@huarong/core/feedback';
import { accept, type Result, refuse, STORE, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Context, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { type CodeRefusal, verifyCode } from '../identity/index.ts';
import { countRecent, insertFeedback, lockAuthor } from './feedback.queries.ts';
import { attachImages } from './images/image.queries.ts';

interface Submission {
  kind: FeedbackKind;
  text: string;
  about: string;
  imageIds: string[];
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}
const { perDay, answerDays } = STORE.feedback;

/** Stores what a member or guest writes. A guest verifies a mobile, because the answer is found by it. */
export const submitFeedback = (context: Context<'shopper'>, submission: Submission) =>
  transaction(context.db, async (tx) => {
    const owner = ownerOf(context.actor);
    const verified = await verifyGuestMobile(tx, context, submission);
    if (!verified.ok) return verified;
    const mobile = verified.value;
    await lockAuthor(tx, mobile ?? owner);
    if ((await countRecent(tx, owner, mobile)) >= perDay)
      return refuse({ code: 'feedback-limit', limit: perDay });
    const day = shanghaiDate(await readClock(tx)).replaceAll('-', '');
    const feedbackNo = `FK${day}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    const { kind, text, about, imageIds } = submission;
    await insertFeedback(tx, { feedback_no: feedbackNo, owner, mobile, kind, text, about });
    if (!(await attachImages(tx, { owner, feedbackNo, ids: [...new Set(imageIds)] })))
      return refuse({ code: 'feedback-picture-expired' });
    return accept({ feedbackNo, answerDays });
  });

async function verifyGuestMobile(
  tx: Tx,
  { actor, config }: Context<'shopper'>,
  { mobile, smsCode, rToken }: Submission,
): Promise<Result<string | null, { code: 'feedback-mobile-needed' } | CodeRefusal>> {
  // The answer to a member arrives in the message centre.
  if (actor.kind === 'member') return accept(null);
  if (!mobile || !smsCode || !rToken) return refuse({ code: 'feedback-mobile-needed' });
  const verified = await verifyCode(tx, config, {
    recipient: mobile,
    purposes: ['feedback'],
    code: smsCode,
    rToken,
  });
  return verified.ok ? accept(mobile) : verified;
}
