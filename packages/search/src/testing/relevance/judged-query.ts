import type { Rule } from './rules.ts';

/** What a shopper types and what an editor would lay before her. Without any rule: nothing in the shop answers it. */
export type JudgedQuery = readonly [
  typed: string,
  /** 3: exactly what is meant. */
  exact?: Rule | undefined,
  /** 2: a good answer beside it. */
  good?: Rule | undefined,
  /** 1: acceptable further down. */
  fair?: Rule,
];
