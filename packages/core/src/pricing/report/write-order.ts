import { fen, ZERO } from '../../shared/index.ts';
import type { OrderAmounts, PricedLine, PricedOrder } from '../model/priced-order.ts';
import { type CouponPair, type OrderTotals, savedBy } from '../steps/calculate-totals.ts';
import type { Assignment } from '../steps/full-amount/assign-lines.ts';
import type { GiftStep } from '../steps/gifts-and-extra-buys/assign-gifts.ts';
import { extraBuyRow } from '../steps/gifts-and-extra-buys/extra-buy-row.ts';
import { pointsEarned } from '../steps/points.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import { splitPresale } from '../steps/presale/split-presale.ts';
import { orderShares } from '../steps/shares/order-shares.ts';
import { writeArithmetic } from './arithmetic.ts';
import { couponReport } from './coupon-report.ts';
import { fullAmountReport } from './full-amount-report.ts';
import { unitPriceReport } from './unit-price-report.ts';
import { writeLines } from './write-lines.ts';

type PricingDecisions = {
  readonly prepared: PreparedOrder;
  readonly assignment: Assignment;
  readonly coupons: CouponPair;
  readonly totals: OrderTotals;
  readonly gifts: GiftStep;
};

/** Builds the priced order from the decisions of the steps. */
export function writeOrder({ prepared, assignment, coupons, totals, gifts }: PricingDecisions): PricedOrder {
  const { input } = prepared;
  const spread = orderShares(prepared, totals, totals.extraBuys.sold.map(extraBuyRow));
  const lines = writeLines(prepared, assignment, spread);
  const ofFullAmounts = fullAmountReport(prepared, totals.fullAmount);
  const ofCoupons = couponReport(prepared, totals, coupons);
  const freightSaved = savedBy(totals.freightCoupon);
  const amounts = amountsOf(lines, fen(totals.freight.fee - freightSaved), input.packaging?.fee ?? ZERO);
  const paidForItems = lines.reduce((all, { paid }) => all + paid, 0);
  const applied = [...unitPriceReport(prepared), ...ofFullAmounts.applied, ...ofCoupons.applied];
  return {
    lines,
    gifts: gifts.gifts,
    amounts,
    arithmetic: writeArithmetic(prepared, lines, applied, amounts, totals),
    applied,
    skipped: [
      ...prepared.skipped,
      ...ofFullAmounts.skipped,
      ...gifts.skipped,
      ...totals.extraBuys.skipped,
      ...ofCoupons.skipped,
    ],
    progress: [...ofFullAmounts.progress, ...gifts.progress, ...totals.extraBuys.progress],
    optionalGifts: gifts.optional,
    extraBuys: totals.extraBuys.states,
    coupons: ofCoupons.results,
    freight: {
      fee: fen(totals.freight.fee),
      saved: fen(freightSaved),
      text: totals.freight.text,
      missing: totals.freight.missing === null ? null : fen(totals.freight.missing),
    },
    points: { usable: spread.points.usable, used: spread.points.used },
    expectedPoints: pointsEarned(
      paidForItems,
      input.shopper?.card ?? null,
      input.pointsPercents,
      input.pointsRules,
    ),
    presale: splitPresale(input.lines, amounts.payable),
  };
}

function amountsOf(lines: readonly PricedLine[], freight: number, fee: number): OrderAmounts {
  const total = (read: (line: PricedLine) => number) => fen(lines.reduce((all, line) => all + read(line), 0));
  // An empty order has no freight and no packaging.
  const packaging = lines.length === 0 ? 0 : fee;
  return {
    goods: total(({ amount }) => amount),
    promotion: total(({ shares }) => shares.bundle + shares.presale + shares.promotion),
    coupon: total(({ shares }) => shares.coupon),
    points: total(({ shares }) => shares.points),
    freight: fen(freight),
    packaging: fen(packaging),
    payable: fen(total(({ paid }) => paid) + freight + packaging),
  };
}
