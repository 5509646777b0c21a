export { type AnswerRefusal, answerOnce, type RepeatableRequest } from './answer-once.ts';
