import type { OrderLine, OrderSummary } from '@huarong/contract/orders';
import { Price } from '@huarong/ui';
import { amountText } from '../../account/index.ts';
import { BundleParts, linePath, ProductPicture } from '../../catalogue/index.ts';
import styles from './Shares.module.css';

/** What is in an order, and what each line bore of every discount: a return goes by these figures. */
export const Shares = ({ order }: { order: Pick<OrderSummary, 'subOrders'> }) => (
  <table className={styles.shares} aria-label="商品与分摊">
    <thead>
      <tr>
        <th scope="col">商品</th>
        <th scope="col">单价 × 数量</th>
        <th scope="col">活动分摊</th>
        <th scope="col">优惠券分摊</th>
        <th scope="col">积分分摊</th>
        <th scope="col">实付分摊</th>
      </tr>
    </thead>
    <tbody>
      {order.subOrders
        .flatMap((part) => part.items)
        .map((item) => (
          <tr key={item.returnSkuId}>
            <td>
              <div className={styles.goods}>
                <span className={styles.picture}>
                  <ProductPicture path={item.skuImagePath} alt="" sizes="64px" />
                </span>
                <p>
                  <small>
                    {item.brandNameEN} {item.brandNameCN}
                  </small>
                  <a href={linePath(item)}>{item.productName}</a>
                  <small>{item.skuName}</small>
                  <BundleParts line={item} />
                </p>
              </div>
            </td>
            <td>
              {item.type === 'gift' ? '赠品' : <Price amount={item.offerPrice} size="sm" tone="ink" />}
              <small>× {item.quantity}</small>
            </td>
            {sharesOf(item).map(([name, share]) => (
              <td key={name}>{Number(share) === 0 ? '—' : `−${amountText(share)}`}</td>
            ))}
            <td>
              <b>{item.type === 'gift' ? '—' : amountText(item.paidShare)}</b>
            </td>
          </tr>
        ))}
    </tbody>
  </table>
);

const sharesOf = (item: OrderLine): [string, string][] => [
  ['promotion', item.promotionShare],
  ['coupon', item.couponShare],
  ['points', item.pointsShare],
];
