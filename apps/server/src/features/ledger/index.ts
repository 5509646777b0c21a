export { balanceOf } from './balance-of.ts';
export { type Movement, postAtCommit, postEntries } from './post-entries.ts';
