export { balanceOf } from './balance-of.ts';
export { type Movement, postAtCommit, postEntries, postMovements } from './post-entries.ts';
