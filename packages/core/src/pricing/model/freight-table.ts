import type { Fen } from '../../shared/index.ts';
import type { CardType } from './card.ts';

/** What sending costs: one row for most of the country, and rows for places far away. */
export type FreightTable = FreightRow & { readonly remote: readonly RemoteFreight[] };

export type FreightRow = {
  readonly fee: Fen;
  /** What the goods must come to after promotions; 0 is always free. */
  readonly freeFrom: Fen;
  readonly freeFromByCard: Readonly<Partial<Record<CardType, Fen>>>;
};

export type RemoteFreight = FreightRow & {
  readonly name: string;
  /** Beginnings of division codes: `65` is all of 新疆. */
  readonly regions: readonly string[];
};
