export { readChoice } from './choice/choice-query.ts';
