import type { SearchDocument } from '../document.ts';

/** A product as editors judge it. */
export interface JudgedDocument extends SearchDocument {
  /** The printed list, by which queries that exclude ingredients are judged. */
  ingredients?: readonly string[];
}

/** A rule on facts of a product, independent of the search engine. */
export type Rule = (product: JudgedDocument) => boolean;

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
