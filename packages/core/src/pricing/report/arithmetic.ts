import { fen } from '../../shared/index.ts';
import type { AppliedOffer, ArithmeticRow } from '../model/order-report.ts';
import type { OrderAmounts, PricedLine } from '../model/priced-order.ts';
import type { OrderTotals } from '../steps/calculate-totals.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';

/** Offers whose saving is part of the unit price, so the sum does not count them again. */
const IN_UNIT_PRICE: readonly AppliedOffer['source'][] = ['flashSale', 'limitedTime', 'memberPrice'];

const LABELS: Partial<Record<AppliedOffer['source'], string>> = {
  bundle: '套装优惠',
  presale: '定金膨胀',
  coupon: '优惠券',
  code: '优惠码',
  freeFreight: '免邮券',
};

/** The total as a sum the shopper can check: the rows above 应付金额 add up to it. */
export function writeArithmetic(
  { input }: PreparedOrder,
  lines: readonly PricedLine[],
  applied: readonly AppliedOffer[],
  amounts: OrderAmounts,
  { freight }: OrderTotals,
): ArithmeticRow[] {
  const itemsOf = (kind: PricedLine['kind']) =>
    lines.reduce((all, line) => all + (line.kind === kind ? line.amount : 0), 0);
  const off = (offers: readonly AppliedOffer[]) => offers.map((offer) => row(labelOf(offer), -offer.saved));
  const counted = applied.filter(({ source }) => !IN_UNIT_PRICE.includes(source));
  const optional: ArithmeticRow[] = [
    row('换购商品', itemsOf('extraBuy')),
    ...off(counted.filter(({ source }) => source !== 'freeFreight')),
    row('积分抵扣', -amounts.points),
    row(input.packaging?.name ?? '礼品包装', amounts.packaging),
  ].filter(({ amount }) => amount !== 0);
  return [
    row('商品总额', itemsOf('goods')),
    ...optional,
    row('运费', freight.fee),
    ...off(counted.filter(({ source }) => source === 'freeFreight')),
    row('应付金额', amounts.payable),
  ];
}

const row = (label: string, amount: number): ArithmeticRow => ({
  label,
  amount: fen(amount === 0 ? 0 : amount),
});

const labelOf = ({ source, title }: AppliedOffer): string => {
  const label = LABELS[source];
  return label === undefined || label === title ? title : `${label}「${title}」`;
};
