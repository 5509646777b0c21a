import { fen, ZERO } from '../../shared/index.ts';
import type { OrderAmounts, PricedLine, PricedOrder } from '../model/priced-order.ts';
import { type CouponPair, type Settled, savedBy } from '../steps/calculate-totals.ts';
import type { Assignment } from '../steps/full-amount/assign-lines.ts';
import type { GiftStep } from '../steps/gifts-and-extra-buys/assign-gifts.ts';
import { extraRow } from '../steps/gifts-and-extra-buys/extra-buy-row.ts';
import { pointsEarned } from '../steps/points.ts';
import type { Prepared } from '../steps/prepare-order.ts';
import { splitPresale } from '../steps/presale/split-presale.ts';
import { orderShares } from '../steps/shares/order-shares.ts';
import { writeArithmetic } from './arithmetic.ts';
import { couponVerdicts } from './coupon-report.ts';
import { fullAmountReport } from './full-amount-report.ts';
import { unitPriceReport } from './unit-price-report.ts';
import { writeLines } from './write-lines.ts';

type Decided = {
  readonly prepared: Prepared;
  readonly assignment: Assignment;
  readonly coupons: CouponPair;
  readonly settled: Settled;
  readonly gifts: GiftStep;
};

/** The decisions as the shopper and the order's record need them. */
export function writeOrder({ prepared, assignment, coupons, settled, gifts }: Decided): PricedOrder {
  const { input } = prepared;
  const spreadOut = orderShares(prepared, settled, settled.extraBuys.sold.map(extraRow));
  const lines = writeLines(prepared, assignment, spreadOut);
  const report = fullAmountReport(prepared, settled.fullAmount);
  const couponReport = couponVerdicts(prepared, settled, coupons);
  const freightSaved = savedBy(settled.freightCoupon);
  const amounts = amountsOf(lines, fen(settled.freight.fee - freightSaved), input.packaging?.fee ?? ZERO);
  const paidForGoods = lines.reduce((all, { paid }) => all + paid, 0);
  const applied = [...unitPriceReport(prepared), ...report.applied, ...couponReport.applied];
  return {
    lines,
    gifts: gifts.gifts,
    amounts,
    arithmetic: writeArithmetic(prepared, lines, applied, amounts, settled),
    applied,
    skipped: [
      ...prepared.skipped,
      ...report.skipped,
      ...gifts.skipped,
      ...settled.extraBuys.skipped,
      ...couponReport.skipped,
    ],
    progress: [...report.progress, ...gifts.progress, ...settled.extraBuys.progress],
    optionalGifts: gifts.optional,
    extraBuys: settled.extraBuys.states,
    coupons: couponReport.verdicts,
    freight: {
      fee: fen(settled.freight.fee),
      saved: fen(freightSaved),
      text: settled.freight.text,
      missing: settled.freight.missing === null ? null : fen(settled.freight.missing),
    },
    points: { usable: spreadOut.points.usable, used: spreadOut.points.used },
    expectedPoints: pointsEarned(paidForGoods, input.shopper?.card ?? null),
    presale: splitPresale(input.lines, amounts.payable),
  };
}

function amountsOf(lines: readonly PricedLine[], freight: number, fee: number): OrderAmounts {
  const total = (read: (line: PricedLine) => number) => fen(lines.reduce((all, line) => all + read(line), 0));
  // An empty order is sent nowhere and wrapped in nothing.
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
