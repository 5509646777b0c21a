import type { OrderLine, OrderSummary } from '@huarong/contract/orders';
import { fen, fromYuan, toYuan } from '@huarong/core/shared';
import { Price } from '@huarong/ui';
import { amountText, ProductCell, type RecordColumn, RecordTable } from '../../../account/index.ts';
import { BundleParts, linePath, ProductImage } from '../../../catalogue/index.ts';
import { unitsText } from '../../list/units-text.ts';

const shareText = (share: string) => (Number(share) === 0 ? '—' : `−${amountText(share)}`);

const COLUMNS: RecordColumn<OrderLine>[] = [
  {
    label: '商品',
    isWide: true,
    cell: (item) => (
      <ProductCell
        image={<ProductImage path={item.skuImagePath} alt="" sizes="56px" />}
        brand={`${item.brandNameEN} ${item.brandNameCN}`}
        name={item.productName}
        href={linePath(item)}
      >
        <small>{item.skuName}</small>
        <BundleParts line={item} />
      </ProductCell>
    ),
  },
  {
    label: '单价 × 数量',
    isAmount: true,
    cell: ({ type, offerPrice, quantity }) => (
      <>
        {type === 'gift' ? '赠品' : <Price amount={offerPrice} size="sm" tone="ink" />}
        <small>× {quantity}</small>
      </>
    ),
  },
  { label: '活动分摊', isAmount: true, cell: ({ promotionShare }) => shareText(promotionShare) },
  { label: '优惠券分摊', isAmount: true, cell: ({ couponShare }) => shareText(couponShare) },
  { label: '积分分摊', isAmount: true, cell: ({ pointsShare }) => shareText(pointsShare) },
  {
    label: '实付分摊',
    isAmount: true,
    cell: ({ type, paidShare }) => (type === 'gift' ? '—' : <b>{amountText(paidShare)}</b>),
  },
  { label: '退货', isAmount: true, cell: ({ returnText }) => <small>{returnText}</small> },
];

/** The lines of an order with their shares of each discount: refunds are computed from these amounts. */
export function LineAllocations({ order }: { order: Pick<OrderSummary, 'subOrders'> }) {
  const lines = order.subOrders.flatMap((subOrder) => subOrder.items);
  return <RecordTable label="商品与分摊" columns={COLUMNS} rows={lines} totals={totalsOf(lines)} isTall />;
}

const totalsOf = (lines: readonly OrderLine[]): string[] => {
  const totalOf = (amountOf: (line: OrderLine) => string, times = (_line: OrderLine) => 1) =>
    toYuan(fen(lines.reduce((all, line) => all + (fromYuan(amountOf(line)) ?? 0) * times(line), 0)));
  return [
    `合计 ${unitsText(lines)}`,
    amountText(
      totalOf(
        (line) => line.offerPrice,
        (line) => line.quantity,
      ),
    ),
    shareText(totalOf((line) => line.promotionShare)),
    shareText(totalOf((line) => line.couponShare)),
    shareText(totalOf((line) => line.pointsShare)),
    amountText(totalOf((line) => line.paidShare)),
  ];
};
