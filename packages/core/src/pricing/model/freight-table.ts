import type { Fen } from '../../shared/index.ts';
import type { CardType } from './card.ts';

/** Freight: one default row, and rows for remote regions. */
export type FreightTable = FreightRow & { readonly remote: readonly RemoteFreight[] };

export type FreightRow = {
  readonly fee: Fen;
  /** Items amount after promotions for free freight; 0 is always free. */
  readonly freeFrom: Fen;
  readonly freeFromByCard: Readonly<Partial<Record<CardType, Fen>>>;
};

export type RemoteFreight = FreightRow & {
  readonly name: string;
  /** Division code prefixes: `65` is all of 新疆. */
  readonly regions: readonly string[];
};
