import type { ExtraBuy, OptionalGift } from '@huarong/contract/cart';
import type { BundleInput, ExtraBuyState, LineInput, OptionalGiftState } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import type { BuilderSource } from '../bundles/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { SoldOutSkus } from '../inventory/index.ts';
import type { PaymentPort } from '../orders/index.ts';
import type { BundlePrice, OfferSource } from '../promotions/index.ts';

/** What checkout needs besides the database; injected at start. */
export interface CheckoutDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  offers: OfferSource;
  builders: BuilderSource;
  soldOut: SoldOutSkus;
  payments: Pick<PaymentPort, 'closePayments' | 'refundOrder'>;
  /** 搭配价: splits units that form a set off their lines, as the cart does. */
  formSets: (
    lines: readonly LineInput[],
    prices: readonly BundlePrice[],
    now: number,
  ) => { lines: LineInput[]; bundles: BundleInput[] };
  presentOptionalGift: (state: OptionalGiftState) => OptionalGift;
  presentExtraBuy: (state: ExtraBuyState) => ExtraBuy;
  /** What editors want every buyer to read before the order. */
  findNotice: (db: Queryable) => Promise<string | null>;
}
