import type { InterleavedShop } from './open-interleaved-shop.ts';

/** Two operations that contend for the same thing. */
export interface Pair {
  title: string;
  prepare(shop: InterleavedShop): Promise<PreparedPair>;
  /** Every lawful end: what each operation answered, and what is so afterwards. */
  ends: readonly string[];
}

interface PreparedPair {
  a: () => Promise<string>;
  b: () => Promise<string>;
  /** What is so when both have ended and everything due has run. */
  readEnd(): Promise<string>;
}
