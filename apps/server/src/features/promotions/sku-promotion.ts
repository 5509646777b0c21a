import type { catalogueContract } from '@huarong/contract/catalogue';
import type { Output } from '@huarong/contract/kit';
import {
  bestOffer,
  type CardType,
  finalPriceOf,
  type LineInput,
  type PricedOrder,
  type Promotion,
  scopeCovers,
} from '@huarong/core/pricing';
import { fen, getFirst, shanghaiIso, toYuan } from '@huarong/core/shared';
import { memberOwner } from '#platform/context';
import type { Queryable } from '#platform/database';
import type { Product } from '../catalogue/index.ts';
import {
  type ClaimableOffer,
  listOffers,
  listSpendable,
  presentOffer,
  spendableCoupon,
  type VisitorCoupons,
  withCoupon,
} from '../coupons/index.ts';
import { applicablePromotions } from './applicable-promotions.ts';
import { findShopper } from './find-shopper.ts';
import { bookablePresale, bookingStatusOf, isBundleRunning, isRunning, type Offers } from './offers.ts';
import { type GiftDeps, presentGift, presentPromotion } from './present-promotion.ts';
import type { BundlePrice, Presale } from './promotions.queries.ts';
import { promotionsCovering, readQuotaUse } from './quota-use.ts';
import { scopeIdsOf } from './scope-ids.ts';
import { nameItems } from './scope-name.ts';
import { knownUnitsLeft, listUnitsLeft } from './units-left.ts';
import type { OfferSource } from './watch-offers.ts';

type SkuPromotion = Output<typeof catalogueContract.promotion>;

export interface PromotionDeps extends GiftDeps {
  offers: OfferSource;
  visitorCoupons: VisitorCoupons;
  /** Whom a preview shows the shop to, instead of a visitor. */
  shownCard?: CardType | null;
}
interface SkuPromotionRequest {
  memberId: string | null;
  listed: { sku: { id: string; offer_price_fen: number }; product: Product };
  quantity: number;
}

/**
 * All offers for one sku and shopper, and the resulting 到手价 with its arithmetic. Without a member they come from memory, like the
 * page that shows them: a cart and an order ask the database.
 */
export async function getSkuPromotion(
  db: Queryable,
  deps: PromotionDeps,
  { memberId, listed: { sku, product }, quantity }: SkuPromotionRequest,
): Promise<SkuPromotion> {
  const offers = deps.offers.current();
  const now = deps.offers.now();
  const presale = offers.presales.get(sku.id);
  const bookable = bookablePresale(presale, now);
  const line: LineInput = {
    ...scopeIdsOf(product, sku.id),
    lineId: sku.id,
    quantity: 1,
    listUnitPrice: fen(bookable?.price_fen ?? sku.offer_price_fen),
    presale: bookable && presaleTerms(bookable),
  };
  const running = offers.promotions.filter((promotion) => isRunning(promotion, now));
  const [shopper, couponOffers, spendable, used, unitsLeft] = await Promise.all([
    deps.shownCard ? { card: deps.shownCard, isFirstOrder: false } : findShopper(db, memberId),
    memberId === null
      ? deps.visitorCoupons.listAt(now, db)
      : listOffers(db, memberId).then((rows) => rows.map(withCoupon)),
    memberId === null ? [] : listSpendable(db, memberId),
    readQuotaUse(db, running, { owner: memberId === null ? null : memberOwner(memberId), items: [line] }),
    memberId === null
      ? knownUnitsLeft(deps.catalogue, promotionsCovering(running, [line]))
      : listUnitsLeft(db, promotionsCovering(running, [line])),
  ]);
  const { shownCard } = deps;
  const claimable = couponOffers
    .filter(({ row }) => !shownCard || isForCard(row, shownCard))
    .filter(({ coupon }) => scopeCovers(coupon.scope, line));
  const owned = spendable.map(spendableCoupon);
  const price = finalPriceOf({
    sku: line,
    shopper,
    now,
    promotions: running,
    coupons: [...owned, ...claimable.filter(isLeft).map(({ coupon }) => coupon)],
    used,
  });
  // As the cart prices these units alone: its gifts and hints are the ones shown here.
  const { order } = bestOffer({
    ...{ lines: [{ ...line, quantity }], shopper, now, promotions: running, coupons: owned, used },
    unitsLeft,
  });
  const applicable = applicablePromotions(line, offers, { shopper, now });
  return {
    skuId: sku.id,
    offerPrice: toYuan(getFirst(price.order.lines).unitPrice),
    finalPrice: toYuan(price.finalPrice),
    arithmetic: price.arithmetic.map(({ label, amount }) => ({ label, amount: toYuan(amount) })),
    promotions: [
      ...applicable.map((promotion) => ({
        ...presentPromotion(promotion),
        ...presentHint(promotion, order, deps),
      })),
      ...bundlePricesWith(sku.id, offers, now).map(presentBundlePrice),
    ],
    gifts: earnedGifts(order, deps),
    coupons: claimable.map(({ row, coupon }) => presentOffer(row, coupon)),
    ...countdown(applicable, now),
    ...(presale && isPresaleShown(presale, now) && { presale: presentPresale(presale) }),
    expectedPoints: price.expectedPoints,
  };
}

const isLeft = ({ row }: ClaimableOffer): boolean => row.had < row.per_person && row.claimed < row.total;

/** As for a member with this card who has ordered before. */
const isForCard = (
  { card_types, is_for_first_order }: { card_types: CardType[] | null; is_for_first_order: boolean },
  card: CardType,
): boolean => !is_for_first_order && (card_types === null || card_types.includes(card));

/** The gifts that come with the purchase, and those to choose from once their threshold is reached. */
function earnedGifts(order: PricedOrder, deps: PromotionDeps): SkuPromotion['gifts'] {
  const optional = order.optionalGifts.filter(({ reached }) => reached);
  const isOptional = (promotionId: string) => optional.some((state) => state.promotionId === promotionId);
  return [
    ...order.gifts
      .filter(({ promotionId }) => !isOptional(promotionId))
      .map((gift) => presentGift(gift, gift.promotionId, deps)),
    ...optional.flatMap(({ promotionId, choose, gifts }) =>
      gifts.map((gift) => ({
        ...presentGift(gift, promotionId, deps),
        hasInventory: gift.hasInventory,
        note: `${gifts.length} 选 ${choose}`,
      })),
    ),
  ];
}

function presentHint(
  { promotionId, scope }: Promotion,
  { progress }: PricedOrder,
  { catalogue }: PromotionDeps,
): { hint?: string } {
  const next = progress.find((each) => each.promotionId === promotionId)?.next;
  return next ? { hint: nameItems(next.text, scope, catalogue.current()) } : {};
}

const presaleTerms = (presale: Presale) => ({
  deposit: fen(presale.deposit_fen),
  depositWorth: fen(presale.deposit_worth_fen),
});

/** A presale is shown from its publication until the last balance is due. */
const isPresaleShown = (presale: Presale, now: number) => bookingStatusOf(presale, now) !== 'ended';

const bundlePricesWith = (skuId: string, { bundlePrices }: Offers, now: number) =>
  bundlePrices.filter((each) => isBundleRunning(each, now) && each.sku_ids.includes(skuId));

const presentBundlePrice = ({ id, title, ends_at }: BundlePrice) => ({
  promotionId: id,
  kind: 'bundle' as const,
  mark: '搭配',
  text: title,
  endsAt: shanghaiIso(ends_at),
});

/** Counts down to the price that ends first. */
function countdown(applicable: readonly Promotion[], now: number): Pick<SkuPromotion, 'countdown'> {
  const [first] = applicable
    .filter(({ kind }) => kind === 'flashSale' || kind === 'limitedTime')
    .flatMap(({ title, window: { from, until } }) =>
      from !== null && until !== null ? [{ title, from, until }] : [],
    )
    .sort((a, b) => a.until - b.until);
  if (!first) return {};
  const { from, until } = first;
  return {
    countdown: {
      title: first.title,
      startsAt: shanghaiIso(new Date(from)),
      endsAt: shanghaiIso(new Date(until)),
      secondsLeft: Math.ceil((until - now) / 1000),
    },
  };
}

const presentPresale = (presale: Presale): SkuPromotion['presale'] => ({
  deposit: toYuan(fen(presale.deposit_fen)),
  depositWorth: toYuan(fen(presale.deposit_worth_fen)),
  depositUntil: shanghaiIso(presale.deposit_until),
  balance: toYuan(fen(presale.price_fen - presale.deposit_worth_fen)),
  balanceFrom: shanghaiIso(presale.balance_from),
  balanceUntil: shanghaiIso(presale.balance_until),
  shipsBy: shanghaiIso(presale.ships_by),
});
