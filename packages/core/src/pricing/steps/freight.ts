import { STORE } from '../../shared/index.ts';
import type { CardType } from '../model/card.ts';
import type { Coupon } from '../model/coupon.ts';
import type { FreightRow, FreightTable } from '../model/freight-table.ts';
import type { PricingInput } from '../model/pricing-input.ts';
import { yuan } from '../texts.ts';
import type { FullAmountStep } from './full-amount/apply-full-amount.ts';
import { type CouponEffect, refuseBelowThreshold } from './item-coupon.ts';
import { offerUnavailability } from './offer-availability.ts';
import { scopeCovers } from './scope-covers.ts';

export type Freight = { readonly fee: number; readonly text: string; readonly missing: number | null };

/** Step 7: freight by region and card, for the items amount after step 3. */
export function freightFor(input: PricingInput, itemsAmount: number): Freight {
  if (input.lines.length === 0) return { fee: 0, text: '', missing: null };
  if (input.delivery?.mode === 'store') return { fee: 0, text: '门店自提免运费', missing: null };
  const row = freightRow(input.freight ?? STORE.freight, input.delivery?.region ?? null);
  const freeFrom = freeFromFor(row, input);
  if (itemsAmount >= freeFrom)
    return { fee: 0, text: freeFrom === 0 ? '免运费' : `满 ${yuan(freeFrom)}包邮`, missing: null };
  return { fee: row.fee, text: `再买 ${yuan(freeFrom - itemsAmount)}包邮`, missing: freeFrom - itemsAmount };
}

const freightRow = (table: FreightTable, region: string | null): FreightRow =>
  (region !== null && table.remote.find(({ regions }) => regions.some((code) => region.startsWith(code)))) ||
  table;

const freeFromFor = (row: FreightRow, { shopper }: Pick<PricingInput, 'shopper'>): number =>
  (shopper && row.freeFromByCard[shopper.card]) ?? row.freeFrom;

/** The freight of a placed order if it went to this region, by the table under which it was placed. */
export function freightTo({
  region,
  card,
  itemsAmount,
  table = STORE.freight,
}: {
  region: string;
  card: CardType | null;
  itemsAmount: number;
  table?: FreightTable;
}): number {
  const row = freightRow(table, region);
  const freeFrom = freeFromFor(row, { shopper: card && { card, isFirstOrder: false } });
  return itemsAmount >= freeFrom ? 0 : row.fee;
}

/** The card and the freight table of a shopper. */
type FreightTerms = { readonly card: CardType; readonly table: FreightTable };

/**
 * What a paid order would have paid less for freight under other terms; negative when it would have paid more. Never more
 * than it paid, and nothing when it paid less than its terms ask: a coupon covered the rest.
 */
export function freightSaving(
  { region, itemsAmount, paid }: { region: string; itemsAmount: number; paid: number },
  before: FreightTerms,
  after: FreightTerms,
): number {
  const asked = freightTo({ region, itemsAmount, ...before });
  const saving = asked - freightTo({ region, itemsAmount, ...after });
  if (saving < 0) return paid < asked ? 0 : saving;
  return Math.min(saving, paid);
}

/** 免邮券: waives the fee up to its cap. */
export function freightCouponEffect(
  coupon: Coupon,
  input: PricingInput,
  { rows }: FullAmountStep,
  fee: number,
): CouponEffect {
  const unavailable = offerUnavailability(coupon, input);
  if (unavailable) return { usable: false, ...unavailable, missing: null };
  let amount = 0;
  let isCovered = false;
  for (const { row, after } of rows) {
    if (!scopeCovers(coupon.scope, row.line)) continue;
    isCovered = true;
    amount += after;
  }
  if (!isCovered)
    return { usable: false, code: 'nothing-in-scope', reason: '所选商品不在适用范围内', missing: null };
  if (amount < coupon.threshold) return refuseBelowThreshold(coupon.threshold - amount);
  const cap = coupon.offer.kind === 'freeFreight' ? (coupon.offer.cap ?? fee) : 0;
  const saved = Math.min(fee, cap);
  if (saved === 0) return { usable: false, code: 'nothing-to-save', reason: '本单已免运费', missing: null };
  return { usable: true, saved, parts: [], isOneUnit: false };
}
