import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import { combineHandlers, type OutboxHandlers, onEvent } from '#platform/outbox';
import { commentReplied, contentDecided, questionAnswered } from '../../community/index.ts';
import { notifyMember } from '../notify-member.ts';
import {
  commentRepliedTemplate,
  contentDecidedTemplate,
  questionAnsweredTemplate,
} from '../templates/community-templates.ts';

/** Notifies about answers to questions and replies to comments. */
export const communityEventHandlers = (db: Database): OutboxHandlers =>
  combineHandlers(
    onEvent(questionAnswered, async ({ topic, key, payload }) => {
      await notifyMember(db, {
        memberId: payload.memberId,
        key: `${topic}:${key}`,
        type: MessageType.Transaction,
        ...questionAnsweredTemplate(payload),
      });
    }),
    onEvent(contentDecided, async ({ topic, key, payload }) => {
      await notifyMember(db, {
        memberId: payload.memberId,
        key: `${topic}:${key}`,
        type: MessageType.Transaction,
        ...contentDecidedTemplate(payload),
      });
    }),
    onEvent(commentReplied, async ({ topic, key, payload }) => {
      await notifyMember(db, {
        memberId: payload.memberId,
        key: `${topic}:${key}`,
        type: MessageType.Transaction,
        skuId: payload.skuId,
        ...commentRepliedTemplate(payload),
      });
    }),
  );
