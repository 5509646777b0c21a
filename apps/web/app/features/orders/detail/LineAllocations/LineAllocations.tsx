import type { OrderLine, OrderSummary } from '@huarong/contract/orders';
import { Price } from '@huarong/ui';
import { amountText, ProductCell, type RecordColumn, RecordTable } from '../../../account/index.ts';
import { BundleParts, linePath, ProductImage } from '../../../catalogue/index.ts';

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
    cell: ({ type, paidShare }) => <b>{type === 'gift' ? '—' : amountText(paidShare)}</b>,
  },
];

/** The lines of an order with their shares of each discount: refunds are computed from these amounts. */
export const LineAllocations = ({ order }: { order: Pick<OrderSummary, 'subOrders'> }) => (
  <RecordTable
    label="商品与分摊"
    columns={COLUMNS}
    rows={order.subOrders.flatMap((subOrder) => subOrder.items)}
    isTall
  />
);
