import type { UnavailableReason } from '@huarong/core/cart';
import type { Shopper, UnitPriceReason } from '@huarong/core/pricing';
import type { Fen } from '@huarong/core/shared';
import type { AssembledBundle } from '../../bundles/index.ts';
import type { Snapshot } from '../../catalogue/index.ts';
import type { Offers, Presale } from '../../promotions/index.ts';
import type { LineRow, NamesRow } from '../cart.queries.ts';

/** A line of the cart with the current catalogue, price and stock. */
export interface Line {
  row: LineRow;
  /** Null when the sku is no longer in the catalogue; `names` then holds its names. */
  listed: NonNullable<ReturnType<Snapshot['skus']['get']>> | null;
  names: NamesRow | null;
  presale: Presale | null;
  /** The assembled bundle; null for a plain sku and for a bundle that can no longer be assembled. */
  bundle: AssembledBundle | null;
  reason: UnavailableReason | null;
  unitPrice: Fen;
  /** The prices of all units; they differ when a quota runs out within the line. */
  amount: Fen;
  priceReason: UnitPriceReason['kind'];
  priceLabel: string;
}

export interface LoadedCart {
  lines: readonly Line[];
  shopper: Shopper | null;
  now: number;
  offers: Offers;
}
