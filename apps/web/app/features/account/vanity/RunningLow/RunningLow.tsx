import type { Vanity } from '@huarong/contract/account';
import { ProductImage, ShopperPrice, skuPath } from '../../../catalogue/index.ts';
import { dayText } from '../../format/moment-text.ts';
import { Block } from '../../parts/Block/Block.tsx';
import { Reorder } from '../../records/Reorder/Reorder.tsx';
import styles from './RunningLow.module.css';

/** Products the member will need again soon, by their average consumption. */
export const RunningLow = ({ products }: { products: Vanity['runningLow'] }) => (
  <Block title="快用完了" note="按你平时的用量估算">
    <ul className={styles.list}>
      {products.map((product) => (
        <li key={product.skuId}>
          <span className={styles.image}>
            <ProductImage
              path={product.skuImagePath}
              alt=""
              sizes="64px"
              isFaded={product.status !== 'onSale'}
            />
          </span>
          <p>
            <a href={skuPath(product)}>
              {product.productName} {product.skuName}
            </a>
            <small>
              平均 {product.everyDays} 天一件，上次 {dayText(product.lastBoughtAt)}；
              {product.daysLeft > 0 ? `约还能用 ${product.daysLeft} 天` : '应该已经用完'}
            </small>
          </p>
          {product.offerPrice && <ShopperPrice product={{ ...product, offerPrice: product.offerPrice }} />}
          <Reorder
            skuId={product.skuId}
            productId={product.productId}
            name={product.productName}
            status={product.status}
          />
        </li>
      ))}
    </ul>
  </Block>
);
