export { type AnswerRefusal, answerOnce, findAnswer, type RepeatableRequest } from './answer-once.ts';
export { canonicalJson } from './canonical-json.ts';
export { idempotencyScope, scopesOfOwner } from './idempotency-scope.ts';
