export { type AnswerRefusal, answerOnce, type RepeatableRequest } from './answer-once.ts';
export { idempotencyScope, scopesOfOwner } from './idempotency-scope.ts';
