export { balanceOf } from './balance-of.ts';
export { type Movement, postEntries } from './post-entries.ts';
