export { decideOnWords } from './decide-on-words.ts';
export { listHeldWords, WORD_KINDS, type WordKind } from './held-words.ts';
export { replyToComment } from './reply-to-comment.ts';
