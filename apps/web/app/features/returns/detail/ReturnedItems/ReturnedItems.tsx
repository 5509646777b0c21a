import type { ReturnDetail } from '@huarong/contract/returns';
import { amountText } from '../../../account/index.ts';
import { BundleParts, ProductImage, skuPath } from '../../../catalogue/index.ts';
import styles from './ReturnedItems.module.css';

/** The items of a return, with a link to their order. */
export const ReturnedItems = ({ detail, orderPath }: { detail: ReturnDetail; orderPath: string }) => (
  <section className={styles.items} aria-labelledby="returned-items">
    <h2 id="returned-items">
      退货商品
      <small>
        订单 <a href={orderPath}>{detail.orderId}</a>
      </small>
    </h2>
    <ul>
      {detail.items.map((item) => (
        <li key={item.returnSkuId}>
          <span>
            <ProductImage path={item.skuImagePath} alt="" sizes="56px" />
          </span>
          <p>
            <a href={skuPath(item)}>
              {item.brandNameCN} {item.productName}
            </a>
            <small>{item.skuName}</small>
            <BundleParts line={item} />
          </p>
          <span>× {item.quantity}</span>
          <span>{amountText(item.paidShare)}</span>
        </li>
      ))}
    </ul>
  </section>
);
