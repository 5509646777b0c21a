export { balanceOf } from './balance-of.ts';
export { book, type Movement } from './post-entries.ts';
