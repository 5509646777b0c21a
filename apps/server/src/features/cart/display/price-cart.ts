import {
  bestOffer,
  type Choices,
  type LineInput,
  type PricedOrder,
  type PricingInput,
  type Promotion,
} from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { lineIdOf } from '../../bundles/index.ts';
import { listAvailable } from '../../catalogue/index.ts';
import { listSpendable, spendableCoupon } from '../../coupons/index.ts';
import { isRunning, type Offers, promotionsAbout, readQuotaUse } from '../../promotions/index.ts';
import type { Shopping } from '../buyer.ts';
import { listChoices } from '../cart.queries.ts';
import { formSets, wholeLineId } from '../promotions/form-sets.ts';
import type { Line, LoadedCart } from './line.ts';
import { lineInput } from './line-input.ts';
import { isOrdered } from './present-mini-cart.ts';

type CouponRow = Awaited<ReturnType<typeof listSpendable>>[number];
export interface PricedCart {
  order: PricedOrder;
  coupons: readonly CouponRow[];
}

/** The checked lines at the best price the shopper can get, with her own choices kept. */
export async function priceCart(db: Queryable, shopping: Shopping, cart: LoadedCart): Promise<PricedCart> {
  const { offers, shopper, now } = cart;
  const ordered = orderedLines(cart.lines);
  const sets = formSets(ordered.map(lineInput), offers.bundlePrices, now);
  const promotions = offers.promotions.filter((promotion) => isRunning(promotion, now));
  const [coupons, chosen, used, unitsLeft] = await Promise.all([
    shopping.memberId === null ? [] : listSpendable(db, shopping.memberId),
    readChoices(db, shopping.owner, offers),
    readQuotaUse(db, promotions, { owner: shopping.owner, goods: sets.lines }),
    readUnitsLeft(db, promotionsAbout(promotions, sets.lines)),
  ]);
  const input: PricingInput = {
    ...sets,
    shopper,
    now,
    promotions,
    coupons: coupons.map(spendableCoupon),
    choices: { ...promotionChoices(ordered, sets.lines), ...chosen },
    used,
    unitsLeft,
  };
  return { order: bestOffer(input).order, coupons };
}

/** A presale is ordered alone: it is priced only where nothing else is checked. */
function orderedLines(lines: readonly Line[]): readonly Line[] {
  const ordinary = lines.filter(isOrdered);
  if (ordinary.length > 0) return ordinary;
  return lines
    .filter(({ row, reason, presale }) => row.is_checked && reason === null && presale !== null)
    .slice(0, 1);
}

/** The promotion chosen for a line also holds for those of its pieces that are part of a set. */
function promotionChoices(lines: readonly Line[], priced: readonly LineInput[]): Choices {
  const chosen = new Map(lines.map(({ row }) => [lineIdOf(row), row.promotion_id]));
  return {
    promotionOfLine: Object.fromEntries(
      priced.flatMap(({ lineId }) => {
        const promotionId = chosen.get(wholeLineId(lineId));
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

/** How many of each gift and extra-buy are there, by the database itself. */
async function readUnitsLeft(
  db: Queryable,
  promotions: Offers['promotions'],
): Promise<Record<string, number>> {
  const wanted = [...new Set(promotions.flatMap(skusBeside))];
  if (wanted.length === 0) return {};
  const available = new Map((await listAvailable(db, wanted)).map((row) => [row.sku_id, row.available]));
  return Object.fromEntries(wanted.map((skuId) => [skuId, available.get(skuId) ?? 0]));
}

/** Skus that a promotion puts beside the goods. */
function skusBeside(promotion: Promotion): string[] {
  if (promotion.kind === 'gift')
    return promotion.tiers.flatMap(({ benefit }) => benefit.gifts.map(({ skuId }) => skuId));
  if (promotion.kind === 'extraBuy')
    return promotion.tiers.flatMap(({ benefit }) => benefit.offers.map(({ skuId }) => skuId));
  return [];
}
