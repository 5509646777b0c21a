import type { Shopper, UnitPriceReason } from '@huarong/core/pricing';
import type { Fen } from '@huarong/core/shared';
import type { Assembled } from '../../bundles/index.ts';
import type { Snapshot } from '../../catalogue/index.ts';
import type { Offers, Presale } from '../../promotions/index.ts';
import type { LineRow, NamesRow } from '../cart.queries.ts';
import type { InvalidReason } from './line-state.ts';

/** A line of the cart with what the shop knows about it now. */
export interface Line {
  row: LineRow;
  /** Null once the goods have left the catalogue; `names` then says what they were. */
  listed: NonNullable<ReturnType<Snapshot['skus']['get']>> | null;
  names: NamesRow | null;
  presale: Presale | null;
  /** What was put together, where the line is a bundle that can still be made. */
  made: Assembled | null;
  reason: InvalidReason | null;
  unitPrice: Fen;
  priceReason: UnitPriceReason['kind'];
  priceLabel: string;
}

export interface LoadedCart {
  lines: readonly Line[];
  shopper: Shopper | null;
  now: number;
  offers: Offers;
}
