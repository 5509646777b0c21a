import type { Rule } from './rules.ts';

/** What a shopper types and which products an editor expects. Without rules an empty result is expected. */
export type JudgedQuery = readonly [
  typed: string,
  /** Grade 3: exactly what is meant. */
  exact?: Rule | undefined,
  /** Grade 2: good alternatives. */
  good?: Rule | undefined,
  /** Grade 1: acceptable further down. */
  fair?: Rule,
];
