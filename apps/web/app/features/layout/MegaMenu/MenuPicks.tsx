import type { ProductCard } from '@huarong/contract/catalogue';
import { CatalogueImage } from '../../../platform/components/CatalogueImage.tsx';
import { productPath, ShopperPrice } from '../../catalogue/index.ts';
import styles from './MegaMenu.module.css';

/** Best sellers of the category under the first product, each with its price. */
export function MenuPicks({ picks }: { picks: readonly ProductCard[] }) {
  if (picks.length === 0) return null;
  return (
    <ul className={styles.picks} aria-label="热卖商品">
      {picks.map((product) => (
        <li key={product.productId}>
          <a href={productPath(product)}>
            <span className={styles.image}>
              <CatalogueImage path={product.skuImagePath} width={400} height={500} sizes="56px" />
            </span>
            <span>
              <b>{product.productName}</b>
              <ShopperPrice product={product} size="sm" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
