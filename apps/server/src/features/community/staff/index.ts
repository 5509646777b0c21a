export { answerQuestion } from './answer-question.ts';
export {
  CONTENT_KINDS,
  type ContentKind,
  listPendingContent,
} from './list-pending-content.ts';
export { replyToComment } from './reply-to-comment.ts';
export { reviewContent } from './review-content.ts';
