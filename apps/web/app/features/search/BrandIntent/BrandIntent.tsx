import type { ProductCard } from '@huarong/contract/catalogue';
import { buttonClass, Icon } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import type { ListingAnswer } from '../listing-data.ts';
import styles from './BrandIntent.module.css';

interface BrandIntentProps {
  brand: NonNullable<ListingAnswer['brand']>;
  /** One of its products, for the image. */
  product: ProductCard | undefined;
}

/** Link to the brand page when the keyword names a brand. */
export const BrandIntent = ({ brand, product }: BrandIntentProps) => (
  <a href={brand.link} className={styles.brand}>
    <span className={styles.image}>
      {product && <ProductImage path={product.skuImagePath} alt="" sizes="150px" isEager />}
    </span>
    <span className={styles.text}>
      <span className={styles.en}>{brand.brandNameEN}</span>
      <span className={styles.cn}>{brand.brandNameCN}</span>
      <span className={styles.facts}>
        {brand.tagline && `${brand.tagline} · `}在售 {brand.productCount} 件
      </span>
    </span>
    <span className={styles.categories}>
      {brand.shelves.map(({ name, productCount }) => (
        <span key={name}>
          {name} {productCount}
        </span>
      ))}
    </span>
    <span className={buttonClass({ kind: 'line' })}>
      进入品牌馆
      <Icon name="arrow" size={16} />
    </span>
  </a>
);
