import type { BundleChoice } from '@huarong/contract/bundles';
import type { PaymentCode } from '@huarong/contract/payment';
import { allowsCashOnDelivery } from '@huarong/core/addresses';
import { OrderStatus, paymentMethods } from '@huarong/core/orders';
import type { PricedOrder } from '@huarong/core/pricing';
import { settingsAt, type TimedSetting } from '@huarong/core/settings';
import { accept, getFrom, type Result, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import type { AddressRow } from '../../addresses/index.ts';
import { readBuilders, variantOf } from '../../bundles/index.ts';
import type { Buyer } from '../../cart/index.ts';
import {
  type BuyerRefusal,
  type InvoiceBuyer,
  type InvoiceRequestInput,
  resolveBuyer,
} from '../../invoices/index.ts';
import type { Presale } from '../../promotions/index.ts';
import { hasBundle } from '../basket/basket-bundles.ts';
import type { ResolvedChoices } from '../basket/choices.ts';
import { type Basket, type BasketRefusal, loadBasket, type Source } from '../basket/load-basket.ts';
import { type CouponRow, priceAsQuoted } from '../basket/price-basket.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { DraftRow } from '../draft/draft.queries.ts';
import { consentsOf } from '../quote/consents.ts';
import { isDeliverable } from '../quote/delivery.ts';
import type { Quoted } from '../quote/quote.queries.ts';
import { quoteHash } from '../quote/quote-hash.ts';
import type { OrderReading } from './read-for-order.ts';

export interface OrderRequest {
  quoteHash: string;
  addrId: string;
  paymentCode: PaymentCode;
  couponIds?: string[] | undefined;
  points?: number | undefined;
  giftIds?: string[] | undefined;
  skuId?: string | undefined;
  quantity?: number | undefined;
  bundle?: BundleChoice | undefined;
  consents: string[];
  note?: string | undefined;
  invoice?: InvoiceRequestInput | undefined;
  orderSource?: string | undefined;
  firstTouchSource?: string | undefined;
}
/** A quote that was priced again in this transaction with the same result. */
export interface ValidatedQuote {
  basket: Basket;
  order: PricedOrder;
  choices: ResolvedChoices;
  /** The coupons that are used. */
  coupons: readonly CouponRow[];
  address: AddressRow;
  draft: DraftRow;
  presale: Presale | null;
  /** The buyer on the invoice; null when none was requested. */
  invoice: InvoiceBuyer | null;
  now: Date;
  status: OrderStatus;
  payUntil: Date | null;
  confirmUntil: Date | null;
}
export type QuoteProblem =
  | BasketRefusal
  | {
      code: 'quote-changed' | 'address-not-found' | 'region-not-served' | 'consent-needed';
    }
  | BuyerRefusal
  | { code: 'payment-method-unavailable'; reason: string };

export async function validateQuote(
  tx: Tx,
  deps: CheckoutDeps,
  { buyer, source, request }: { buyer: Buyer; source: 'cart' | 'buynow'; request: OrderRequest },
  { named: { quoted, address }, offers, cart }: OrderReading,
): Promise<Result<ValidatedQuote, QuoteProblem>> {
  if (quoted?.source.kind !== source || !matchesQuote(quoted, request))
    return refuse({ code: 'quote-changed' });
  if (!address) return refuse({ code: 'address-not-found' });
  if (!isDeliverable(address)) return refuse({ code: 'region-not-served' });

  const loaded = await loadBasket(tx, deps, {
    buyer,
    source: quoted.source,
    reading: cart,
    offers,
    readBuilders: () => readBuilders(tx),
  });
  if (!loaded.ok) return loaded;
  const basket = loaded.value;
  const region = address.district_code;
  const { order, coupons } = await priceAsQuoted(tx, deps, { buyer, basket, region }, quoted.choices);
  const presale = basket.lines[0]?.presale ?? null;
  const { packagingId } = quoted.choices;
  if (quoteHash(order, { region, presale, packagingId }) !== request.quoteHash)
    return refuse(findSoldOutLine(basket, quoted.source) ?? { code: 'quote-changed' });

  if (consentsOf(basket).some(({ code }) => !request.consents.includes(code)))
    return refuse({ code: 'consent-needed' });
  const method = paymentMethodFor(buyer, request.paymentCode, { basket, order, presale, region });
  if (!method.available) return refuse({ code: 'payment-method-unavailable', reason: method.reason ?? '' });

  const invoice = request.invoice ? await resolveBuyer(tx, buyer.memberId, request.invoice) : accept(null);
  if (!invoice.ok) return invoice;

  const { draft, now } = basket.facts;
  return accept({
    ...{
      basket,
      order,
      coupons,
      choices: quoted.choices,
      address,
      draft,
      presale,
      now,
      invoice: invoice.value,
    },
    ...initialState(order, presale, request.paymentCode, { now, settings: basket.offers.settings }),
  });
}

/** A line of the quote that sold out since: the answer names it, rather than saying that something has changed. */
function findSoldOutLine({ skipped }: Basket, source: Source): BasketRefusal | undefined {
  const quoted = source.kind === 'cart' ? (source.skuIds ?? []) : [];
  return skipped.find(({ code, skuId }) => code === 'out-of-stock' && skuId && quoted.includes(skuId));
}

/** Choices repeated at commit must equal the quoted ones; another choice needs another quote. */
function matchesQuote({ source, choices }: Quoted, request: OrderRequest): boolean {
  const isSameList = (given: string[] | undefined, quoted: readonly string[]) =>
    !given?.length || (given.length === quoted.length && given.every((id) => quoted.includes(id)));
  const isSameItem =
    source.kind === 'cart' ||
    ((request.skuId ?? source.skuId) === source.skuId &&
      (request.quantity ?? source.quantity) === source.quantity &&
      (!request.bundle || variantOf(request.bundle) === variantOf(source.bundle)));
  return (
    isSameItem &&
    isSameList(request.couponIds, choices.couponIds ?? []) &&
    (!request.points || request.points === choices.points)
  );
}

function paymentMethodFor(
  buyer: Buyer,
  paymentCode: PaymentCode,
  {
    basket,
    order,
    presale,
    region,
  }: Pick<ValidatedQuote, 'basket' | 'order' | 'presale'> & { region: string },
) {
  const rules = settingsAt('cash-on-delivery', basket.offers.settings, basket.facts.now);
  const methods = paymentMethods({
    rules,
    isMember: buyer.memberId !== null,
    payable: order.amounts.payable,
    hasPresale: presale !== null,
    hasBundle: hasBundle(basket.lines, order),
    isAllowedInDistrict: allowsCashOnDelivery(region, rules),
    openOrders: basket.facts.openCashOrders,
  });
  return getFrom(new Map(methods.map((method) => [method.paymentCode, method])), paymentCode);
}

/** The first status of the order and its deadlines. */
function initialState(
  order: PricedOrder,
  presale: Presale | null,
  paymentCode: PaymentCode,
  { now, settings }: { now: Date; settings: readonly TimedSetting[] },
) {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const { payMinutes, shortPayMinutes } = settingsAt('order-times', settings, now);
  if (presale)
    return {
      status: OrderStatus.AwaitingDeposit,
      payUntil: inMinutes(shortPayMinutes),
      confirmUntil: null,
    } as const;
  if (order.amounts.payable === 0)
    return { status: OrderStatus.AwaitingShipment, payUntil: null, confirmUntil: null } as const;
  if (paymentCode === 'COD')
    return {
      status: OrderStatus.AwaitingConfirmation,
      payUntil: null,
      confirmUntil: inMinutes(settingsAt('cash-on-delivery', settings, now).confirmHours * 60),
    } as const;
  const isHurried = order.lines.some(({ unitPriceReason }) => unitPriceReason.kind === 'flashSale');
  return {
    status: OrderStatus.AwaitingPayment,
    payUntil: inMinutes(isHurried ? shortPayMinutes : payMinutes),
    confirmUntil: null,
  } as const;
}
