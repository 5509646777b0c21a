import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import type { OutboxEvent, OutboxHandlers } from '#platform/outbox';
import { COMMENT_REPLIED, QUESTION_ANSWERED } from '../../community/index.ts';
import { notifyMember } from '../notify-member.ts';
import { commentRepliedTemplate, questionAnsweredTemplate } from '../templates/community-templates.ts';

interface Answered {
  memberId: string;
  productId: string;
  question: string;
  answer: string;
}
interface Replied {
  memberId: string;
  skuId: string;
  reply: string;
}

/** Notifies about answers to questions and replies to comments. */
export const communityEventHandlers = (db: Database): OutboxHandlers => ({
  async [QUESTION_ANSWERED](event: OutboxEvent) {
    const answered = event.payload as unknown as Answered;
    const { memberId } = answered;
    await notifyMember(db, {
      memberId,
      key: `${event.topic}:${event.key}`,
      type: MessageType.Transaction,
      ...questionAnsweredTemplate(answered),
    });
  },
  async [COMMENT_REPLIED](event: OutboxEvent) {
    const replied = event.payload as unknown as Replied;
    const { memberId, skuId } = replied;
    await notifyMember(db, {
      memberId,
      key: `${event.topic}:${event.key}`,
      type: MessageType.Transaction,
      skuId,
      ...commentRepliedTemplate(replied),
    });
  },
});
