import { cleanText, visibleLength } from '@huarong/core/community';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { publishQuestionAnswered } from '../publish-content-events.ts';
import { saveAnswer } from '../questions/question.queries.ts';

const MAX_LENGTH = 300;
const STAFF_NAME = '花容客服';

/** Answers a shown question in the name of the shop. */
export const answerQuestion = (
  db: Database,
  questionId: string,
  text: string,
): Promise<Result<{ answerId: string }, { code: 'text-not-found' | 'reply-too-long' }>> =>
  transaction(db, async (tx) => {
    const content = cleanText(text);
    const length = visibleLength(content);
    if (length === 0 || length > MAX_LENGTH) return refuse({ code: 'reply-too-long' });
    const question = await tx
      .selectFrom('question')
      .select('id')
      .where('id', '=', questionId)
      .where('state', '=', 'shown')
      .executeTakeFirst();
    if (!question) return refuse({ code: 'text-not-found' });
    const { id } = await saveAnswer(tx, {
      question_id: questionId,
      member_id: null,
      author_name: STAFF_NAME,
      is_staff: true,
      content,
      state: 'shown',
    });
    await publishQuestionAnswered(tx, id);
    return accept({ answerId: id });
  });
