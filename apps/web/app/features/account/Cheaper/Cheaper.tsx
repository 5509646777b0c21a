import { ProductPicture, productPath } from '../../catalogue/index.ts';
import { Block } from '../Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import { amountText } from '../show/amount-text.ts';
import styles from './Cheaper.module.css';

/** Favourites that cost less than when they were saved. Without any the part is not there. */
export const Cheaper = ({ products }: { products: MemberHomeData['cheaper'] }) =>
  products.length === 0 ? null : (
    <Block title="收藏降价">
      <ul className={styles.cheaper}>
        {products.map((product) => (
          <li key={product.skuId}>
            <span className={styles.picture}>
              <ProductPicture path={product.skuImagePath} alt="" sizes="48px" />
            </span>
            <span>
              {product.productName}
              {product.cheaperBy && <small>比收藏时低 {amountText(product.cheaperBy)}</small>}
            </span>
            <a href={productPath(product)} aria-label={`看看：${product.productName}`}>
              看看
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
