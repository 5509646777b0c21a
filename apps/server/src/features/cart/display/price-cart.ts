import { linesToOrder } from '@huarong/core/cart';
import {
  bestOffer,
  type Choices,
  type LineInput,
  type PricedOrder,
  type PricingInput,
} from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { lineIdOf, lineUnits } from '../../bundles/index.ts';
import { freightTableAt } from '../../card-levels/index.ts';
import { listSpendable, spendableCoupon } from '../../coupons/index.ts';
import {
  isRunning,
  listUnitsLeft,
  type Offers,
  promotionsCovering,
  readQuotaUse,
} from '../../promotions/index.ts';
import type { Buyer } from '../buyer.ts';
import { listChoices } from '../cart.queries.ts';
import { cartLineId, formSets } from '../promotions/form-sets.ts';
import type { Line, LoadedCart } from './line.ts';
import { lineInput } from './line-input.ts';

type CouponRow = Awaited<ReturnType<typeof listSpendable>>[number];
export interface PricedCart {
  order: PricedOrder;
  coupons: readonly CouponRow[];
}

/** Prices the checked lines with the best combination of offers, respecting the shopper's choices. */
export async function priceCart(db: Queryable, buyer: Buyer, cart: LoadedCart): Promise<PricedCart> {
  const { offers, shopper, now } = cart;
  const ordered = orderedLines(cart.lines);
  const sets = formSets(ordered.map(lineInput), offers.bundlePrices, now);
  const promotions = offers.promotions.filter((promotion) => isRunning(promotion, now));
  const [coupons, chosen, used, unitsLeft] = await Promise.all([
    buyer.memberId === null ? [] : listSpendable(db, buyer.memberId),
    readChoices(db, buyer.owner, offers),
    readQuotaUse(db, promotions, { owner: buyer.owner, items: sets.lines }),
    listUnitsLeft(db, promotionsCovering(promotions, sets.lines), ordered.flatMap(lineUnits)),
  ]);
  const input: PricingInput = {
    ...sets,
    shopper,
    now,
    promotions,
    coupons: coupons.map(spendableCoupon),
    choices: { ...lineChoices(ordered, sets.lines), ...chosen },
    used,
    unitsLeft,
    freight: freightTableAt(offers, now),
  };
  return { order: bestOffer(input).order, coupons };
}

const orderedLines = (lines: readonly Line[]): readonly Line[] =>
  linesToOrder(
    lines
      .filter(({ row, reason }) => row.is_checked && reason === null)
      .map((line) => ({ line, isPresale: line.presale !== null })),
  ).map(({ line }) => line);

/** A promotion chosen for a line also applies to those of its units that are part of a set. */
function lineChoices(lines: readonly Line[], priced: readonly LineInput[]): Choices {
  const chosen = new Map(lines.map(({ row }) => [lineIdOf(row), row.promotion_id]));
  return {
    promotionOfLine: Object.fromEntries(
      priced.flatMap(({ lineId }) => {
        const promotionId = chosen.get(cartLineId(lineId));
        return promotionId ? [[lineId, promotionId]] : [];
      }),
    ),
  };
}

async function readChoices(db: Queryable, owner: string, { promotions }: Offers): Promise<Choices> {
  const chosen = await listChoices(db, owner);
  const kindOf = new Map(promotions.map(({ promotionId, kind }) => [promotionId, kind]));
  const ofKind = (kind: 'gift' | 'extraBuy') => chosen.filter((row) => kindOf.get(row.promotion_id) === kind);
  return {
    gifts: Object.fromEntries(ofKind('gift').map((row) => [row.promotion_id, row.chosen])),
    extraBuys: ofKind('extraBuy').flatMap((row) =>
      row.chosen.map((skuId) => ({ promotionId: row.promotion_id, skuId, quantity: 1 })),
    ),
  };
}
