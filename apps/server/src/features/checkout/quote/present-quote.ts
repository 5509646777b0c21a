import type { Quote } from '@huarong/contract/checkout';
import { QuoteAlertStatus } from '@huarong/core/checkout';
import type { PaymentMethodOption } from '@huarong/core/orders';
import { type FreightTable, type PricedOrder, pointsWorth } from '@huarong/core/pricing';
import { type SettingValues, settingsAt } from '@huarong/core/settings';
import { fen, getFirst, shanghaiIso, toYuan } from '@huarong/core/shared';
import { presentRecipient } from '../../addresses/index.ts';
import { presentCoupon } from '../../coupons/index.ts';
import type { WaitingExchange } from '../../points/index.ts';
import { nameItems } from '../../promotions/index.ts';
import type { Basket } from '../basket/load-basket.ts';
import type { PricedBasket } from '../basket/price-basket.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { DraftRow } from '../draft/draft.queries.ts';
import { presentDraft } from '../draft/present-draft.ts';
import { consentsOf } from './consents.ts';
import { type Destination, deliveryTextFor } from './delivery.ts';
import { namesOf, presentItems } from './present-items.ts';

export interface QuoteData {
  hash: string;
  basket: Basket;
  priced: PricedBasket;
  destination: Destination;
  draft: DraftRow;
  methods: PaymentMethodOption[];
  cashRules: SettingValues<'cash-on-delivery'>;
  redeemed: string | null;
  promotionCode: string | undefined;
  freight: FreightTable;
  notice: string | null;
  samples: readonly WaitingExchange[];
}

export function presentQuote(deps: CheckoutDeps, data: QuoteData): Quote {
  const { basket, destination } = data;
  const { order } = data.priced;
  return {
    quoteHash: data.hash,
    orderType: order.presale ? 'presale' : 'ordinary',
    items: presentItems(deps, basket, order),
    amounts: presentAmounts(order),
    arithmetic: order.arithmetic.map(({ label, amount }) => ({ label, amount: toYuan(amount) })),
    addressList: destination.addresses.map((address) => presentRecipient(address, data)),
    ...(destination.address && { addrId: destination.address.id }),
    deliveryText: deliveryTextFor(basket, destination.address),
    coupons: presentCoupons(data.priced),
    promotionCodes: presentCode(data),
    points: presentPoints(data),
    optionalGifts: order.optionalGifts.map(deps.presentOptionalGift),
    extraBuy: order.extraBuys.map(deps.presentExtraBuy),
    packagings: settingsAt('packaging', basket.offers.settings, basket.facts.now).packagings.map(
      ({ fee, ...packaging }) => ({ ...packaging, fee: toYuan(fee) }),
    ),
    paymentMethods: data.methods,
    invoiceStatus: 'N',
    draft: presentDraft(data.draft, destination.addresses),
    ...presentPresale(basket, order),
    consents: consentsOf(basket),
    alerts: alertsOf(order, destination, hintsOf(order, basket, deps)),
    ...(data.notice !== null && { notice: data.notice }),
    expectedPoints: order.expectedPoints,
    ...(data.samples.length > 0 && { samples: presentSamples(data.samples, deps) }),
  };
}

/** Redeemed samples that go out with the order, equal ones together. */
const presentSamples = (samples: readonly WaitingExchange[], deps: CheckoutDeps): Quote['samples'] =>
  [...Map.groupBy(samples, ({ skuId, name }) => `${skuId} ${name}`).values()].map((same) => {
    const { skuId, name } = getFirst(same);
    return { skuId, name, skuImagePath: namesOf(deps, skuId, name).skuImagePath, quantity: same.length };
  });

const presentAmounts = ({ amounts }: PricedOrder): Quote['amounts'] => ({
  goods: toYuan(amounts.goods),
  promotion: toYuan(amounts.promotion),
  coupon: toYuan(amounts.coupon),
  points: toYuan(amounts.points),
  freight: toYuan(amounts.freight),
  packaging: toYuan(amounts.packaging),
  payable: toYuan(amounts.payable),
});

function presentCoupons({ order, coupons }: PricedBasket): Quote['coupons'] {
  const results = new Map(order.coupons.map((result) => [result.couponId, result]));
  return coupons.flatMap((row) => {
    const result = results.get(row.id);
    if (!result) return [];
    const { usable, chosen, saves, reason } = result;
    return [
      { ...presentCoupon(row), usable, chosen, saves: toYuan(saves), ...(reason !== null && { reason }) },
    ];
  });
}

function presentCode({ redeemed, promotionCode, priced }: QuoteData): Quote['promotionCodes'] {
  const applied = priced.order.applied.find(({ id }) => id === redeemed);
  return applied && promotionCode
    ? [{ promotionCode, text: applied.reason, saves: toYuan(applied.saved) }]
    : [];
}

function presentPresale({ lines }: Basket, { presale: split }: PricedOrder): Pick<Quote, 'presale'> {
  const presale = lines[0]?.presale;
  if (!split || !presale) return {};
  return {
    presale: {
      deposit: toYuan(split.deposit),
      depositWorth: toYuan(split.depositWorth),
      balance: toYuan(split.balance),
      balanceFrom: shanghaiIso(presale.balance_from),
      balanceUntil: shanghaiIso(presale.balance_until),
      shipsBy: shanghaiIso(presale.ships_by),
    },
  };
}

/** Status 0: information. Status 2: a promotion that can still be reached. */
function alertsOf(order: PricedOrder, { address }: Destination, hints: readonly string[]): Quote['alerts'] {
  const notices = [
    ...(address ? [] : ['还没有收货地址，请先添加']),
    ...(address && order.freight.fee > fen(0) ? [`运费：${order.freight.text}`] : []),
  ];
  return [
    ...notices.map((text) => ({ status: QuoteAlertStatus.Notice, text })),
    ...hints.map((text) => ({ status: QuoteAlertStatus.PromotionHint, text })),
  ];
}

/** What is missing to the next tier of each promotion, with the items that count. */
const hintsOf = (order: PricedOrder, { offers }: Basket, { catalogue }: CheckoutDeps): string[] =>
  order.progress.flatMap(({ promotionId, next }) => {
    const promotion = offers.promotions.find((each) => each.promotionId === promotionId);
    return next && promotion ? [nameItems(next.text, promotion.scope, catalogue.current())] : [];
  });

function presentPoints({ basket: { facts, offers }, priced: { order } }: QuoteData): Quote['points'] {
  const { perYuan } = settingsAt('points', offers.settings, facts.now);
  const { usable, used } = order.points;
  return { available: facts.points, usable, used, usableWorth: toYuan(fen(pointsWorth(usable, perYuan))) };
}
