import { zip } from '../../shared/index.ts';
import type { SkippedOffer } from '../model/order-report.ts';
import type { LineInput, PricingInput } from '../model/pricing-input.ts';
import type {
  ExtraBuyPromotion,
  FullAmountPromotion,
  GiftPromotion,
  Promotion,
  UnitPricePromotion,
} from '../model/promotion.ts';
import { offerUnavailability, quotaLeft } from './offer-availability.ts';
import { presaleShareOf } from './presale/presale-shares.ts';
import type { PreparedRow, Row } from './row.ts';
import { scopeCovers } from './scope-covers.ts';
import { type BundleSaving, bundleShares } from './shares/bundle-shares.ts';
import { unitPriceRows } from './unit-prices.ts';

/** An available full-amount promotion with the rows it covers. */
export type Candidate = {
  /** Its place among the candidates, by priority. */
  readonly index: number;
  readonly promotion: FullAmountPromotion;
  readonly rows: readonly PreparedRow[];
};

/** The order after steps 1 and 2, which no choice changes, and the promotions available to the later steps. */
export type PreparedOrder = {
  readonly input: PricingInput;
  readonly rows: readonly PreparedRow[];
  readonly bundleSavings: readonly BundleSaving[];
  /** By priority, like all promotions here. */
  readonly candidates: readonly Candidate[];
  readonly unitPrices: readonly UnitPricePromotion[];
  readonly gifts: readonly GiftPromotion[];
  readonly extraBuys: readonly ExtraBuyPromotion[];
  readonly skipped: readonly SkippedOffer[];
};

export function prepareOrder(input: PricingInput): PreparedOrder {
  // Sorted by id, so that the order of the cart lines does not matter.
  const lines = [...input.lines].sort((a, b) => compareText(a.lineId, b.lineId));
  checkLines(lines);
  const skipped: SkippedOffer[] = [];
  const open = [...input.promotions]
    .sort(byPriority)
    .filter((promotion) => isOpen(promotion, input, skipped));
  const ofKind = <Kind extends Promotion['kind']>(...kinds: Kind[]) =>
    open.filter((each): each is Extract<Promotion, { kind: Kind }> =>
      kinds.some((kind) => kind === each.kind),
    );

  const unitPrices = ofKind('flashSale', 'limitedTime', 'memberPrice');
  const unitRows = unitPriceRows(lines, unitPrices, input);
  const bundles = [...new Map((input.bundles ?? []).map((bundle) => [bundle.bundleSetId, bundle])).values()];
  const { shares, savings } = bundleShares(unitRows, bundles);
  const rows = zip(unitRows, shares).map(([row, bundleShare], index): PreparedRow => {
    const presaleShare = presaleShareOf(row);
    return { ...row, index, bundleShare, presaleShare, base: row.amount - bundleShare - presaleShare };
  });
  return {
    input,
    rows,
    bundleSavings: savings,
    candidates: candidatesOf(ofKind('fullAmount'), rows, skipped),
    unitPrices,
    gifts: ofKind('gift'),
    extraBuys: ofKind('extraBuy'),
    skipped,
  };
}

function isOpen(promotion: Promotion, input: PricingInput, skipped: SkippedOffer[]): boolean {
  const { kind: source, promotionId: id, title } = promotion;
  let unavailable = offerUnavailability(promotion, input);
  const countsOrders = source === 'fullAmount' || source === 'gift' || source === 'extraBuy';
  if (!unavailable && countsOrders && quotaLeft(promotion.quota, input, id) === 0)
    unavailable = { code: 'quota-used-up', reason: '活动名额已用完' };
  if (unavailable) skipped.push({ source, id, title, ...unavailable, missing: null });
  return unavailable === null;
}

function candidatesOf(
  promotions: readonly FullAmountPromotion[],
  rows: readonly PreparedRow[],
  skipped: SkippedOffer[],
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const promotion of promotions) {
    const covered = rows.filter((row) => participates(promotion, row));
    const { kind: source, promotionId: id, title } = promotion;
    if (covered.length > 0) candidates.push({ index: candidates.length, promotion, rows: covered });
    else
      skipped.push({
        source,
        id,
        title,
        code: 'nothing-in-scope',
        reason: '没有参加活动的商品',
        missing: null,
      });
  }
  return candidates;
}

/** Presale lines have their own price and are excluded from full-amount promotions. */
function participates({ scope, excludesPrices }: FullAmountPromotion, { line, reason }: Row): boolean {
  if (line.presale || !scopeCovers(scope, line)) return false;
  return !excludesPrices.some((price) =>
    price === 'bundle' ? (line.bundleSetId ?? null) !== null : price === reason.kind,
  );
}

/** Throws on duplicate lines and invalid quantities, which are mistakes of the caller. */
function checkLines(lines: readonly LineInput[]): void {
  lines.forEach((line, index) => {
    if (line.lineId === lines[index - 1]?.lineId) throw new RangeError(`two lines are called ${line.lineId}`);
    if (!Number.isSafeInteger(line.quantity) || line.quantity < 1)
      throw new RangeError(`not a quantity: ${line.quantity}`);
    if (!Number.isSafeInteger(line.listUnitPrice) || line.listUnitPrice < 0)
      throw new RangeError(`not a price: ${line.listUnitPrice}`);
  });
}

export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
export const byPriority = (a: Promotion, b: Promotion): number =>
  b.priority - a.priority || compareText(a.promotionId, b.promotionId);
