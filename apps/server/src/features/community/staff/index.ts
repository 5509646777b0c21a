export { listHeldWords, WORD_KINDS, type WordKind } from './list-pending-content.ts';
export { replyToComment } from './reply-to-comment.ts';
export { decideOnWords } from './review-content.ts';
