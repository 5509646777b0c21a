export {
  CONTENT_KINDS as WORD_KINDS,
  type ContentKind as WordKind,
  listPendingContent as listHeldWords,
} from './list-pending-content.ts';
export { replyToComment } from './reply-to-comment.ts';
export { reviewContent as decideOnWords } from './review-content.ts';
