import type { OfflineOrder } from '@huarong/contract/account';
import { Price, StatusTag } from '@huarong/ui';
import { ProductImage, skuPath } from '../../../catalogue/index.ts';
import { amountText, countText } from '../../format/amount-text.ts';
import { momentText } from '../../format/moment-text.ts';
import { Reorder } from '../Reorder/Reorder.tsx';
import styles from './ReceiptCard.module.css';

/** One store receipt: time, store, items and amount. */
export function ReceiptCard({ receipt }: { receipt: OfflineOrder }) {
  const { receiptNo, storeName, boughtAt, statusText, totalAmount, refundedAmount, points, items } = receipt;
  const [first] = items;
  const isReturned = refundedAmount !== '0.00';
  return (
    <article className={styles.receipt} aria-label={`${storeName} 小票 ${receiptNo}`}>
      <header>
        <b>{momentText(boughtAt)}</b>
        <span>{storeName}</span>
        <span>小票 {receiptNo}</span>
        {isReturned && <StatusTag>{statusText}</StatusTag>}
      </header>
      <div className={styles.body}>
        <ul>
          {items.map((item) => (
            <li key={item.skuId}>
              <span className={styles.image}>
                <ProductImage path={item.skuImagePath} alt="" sizes="56px" isFaded={!item.isOnSale} />
              </span>
              <p>
                {item.isOnSale ? <a href={skuPath(item)}>{item.productName}</a> : item.productName}
                <small>
                  {item.skuName}
                  {item.returnedQuantity > 0 && `　门店退货 ${item.returnedQuantity} 件`}
                </small>
              </p>
              <span>{amountText(item.price)}</span>
              <small>× {item.quantity}</small>
            </li>
          ))}
        </ul>
        <div>
          <small>实付</small>
          <Price amount={totalAmount} tone="ink" />
          {isReturned && <small>已退 {amountText(refundedAmount)}</small>}
          {points > 0 && <small>得 {countText(points)} 积分</small>}
        </div>
        <div>
          {first && (
            <Reorder
              skuId={first.skuId}
              productId={first.productId}
              name={first.productName}
              status={first.isOnSale ? 'onSale' : 'gone'}
            />
          )}
          <small>退换请到原门店</small>
        </div>
      </div>
    </article>
  );
}
