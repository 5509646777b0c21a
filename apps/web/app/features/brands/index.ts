export { LETTERS, letterId } from './wall/letters.ts';
