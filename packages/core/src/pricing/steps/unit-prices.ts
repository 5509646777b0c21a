import { getFrom } from '../../shared/index.ts';
import type { UnitPriceReason } from '../model/priced-order.ts';
import type { LineInput, PricingInput } from '../model/pricing-input.ts';
import type { UnitBenefit, UnitPricePromotion } from '../model/promotion.ts';
import { quotaLeft } from './offer-availability.ts';
import { payPercent } from './percent.ts';
import type { Row } from './row.ts';
import { scopeCovers } from './scope-covers.ts';

type Candidate = {
  readonly price: number;
  readonly kind: UnitPriceReason['kind'];
  readonly promotionId: string | null;
  readonly label: string;
  /** Null is unlimited. */
  readonly quota: QuotaLeft | null;
};

/** The units left of one promotion and sku, shared by all lines of that sku. */
type QuotaLeft = { units: number };

const LABELS = { list: '售价', flashSale: '秒杀价', limitedTime: '限时价', memberPrice: '会员价' } as const;

/**
 * Step 1: the lowest of list, flash sale, limited-time and member price, unit by unit while the quota lasts. Lines of
 * sets use the quota last, because the set has its own price.
 */
export function unitPriceRows(
  lines: readonly LineInput[],
  promotions: readonly UnitPricePromotion[],
  input: PricingInput,
): Row[] {
  const quotas = new Map<string, QuotaLeft>();
  const rows = new Map<LineInput, Row[]>();
  for (const line of [...lines].sort((a, b) => Number(isInSet(a)) - Number(isInSet(b)))) {
    const candidates = candidatesFor(line, promotions, input, quotas);
    rows.set(line, fill(line, candidates));
  }
  return lines.flatMap((line) => getFrom(rows, line));
}

const isInSet = (line: LineInput) => (line.bundleSetId ?? null) !== null;

function candidatesFor(
  line: LineInput,
  promotions: readonly UnitPricePromotion[],
  input: PricingInput,
  quotas: Map<string, QuotaLeft>,
): Candidate[] {
  const list = {
    price: line.listUnitPrice,
    kind: 'list',
    promotionId: null,
    label: LABELS.list,
    quota: null,
  } as const;
  if (line.presale || line.isBundle) return [list];
  const found: Candidate[] = [list];
  if (input.shopper !== null && typeof line.memberUnitPrice === 'number')
    found.push({ ...list, price: line.memberUnitPrice, kind: 'memberPrice', label: LABELS.memberPrice });
  for (const promotion of promotions) {
    if (!scopeCovers(promotion.scope, line)) continue;
    const price = reducedPrice(promotion.benefit, line);
    if (price === null) continue;
    const { kind, promotionId } = promotion;
    const key = `${promotionId}:${line.skuId}`;
    const quota = quotas.get(key) ?? { units: quotaLeft(promotion.quota, input, key) };
    quotas.set(key, quota);
    found.push({
      price,
      kind,
      promotionId,
      label: LABELS[kind],
      quota: Number.isFinite(quota.units) ? quota : null,
    });
  }
  // Stable sort: at equal prices the list price comes first, then promotions by priority.
  return found.sort((a, b) => a.price - b.price);
}

export function reducedPrice(
  benefit: UnitBenefit,
  line: Pick<LineInput, 'skuId' | 'listUnitPrice'>,
): number | null {
  switch (benefit.kind) {
    case 'fixedPrice':
      return (Object.hasOwn(benefit.prices, line.skuId) ? benefit.prices[line.skuId] : null) ?? null;
    case 'unitOff':
      return Math.max(0, line.listUnitPrice - benefit.amount);
    case 'payPercent':
      return payPercent(line.listUnitPrice, benefit.percent);
  }
}

/** Units get the cheapest price with quota left; the list price is unlimited. */
function fill(line: LineInput, candidates: readonly Candidate[]): Row[] {
  const rows: Row[] = [];
  let open = line.quantity;
  for (const { price, kind, promotionId, label, quota } of candidates) {
    const room = quota === null ? open : Math.min(open, quota.units);
    if (room === 0) continue;
    if (quota !== null) quota.units -= room;
    const reason = { kind, promotionId, label, units: room };
    rows.push({ line, quantity: room, unitPrice: price, reason, amount: price * room });
    open -= room;
    if (open === 0) break;
  }
  return rows;
}
