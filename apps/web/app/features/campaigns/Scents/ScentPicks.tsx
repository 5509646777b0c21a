import type { ScentScene } from '@huarong/contract/content';
import {
  ProductImage,
  ProductImageLink,
  productPath,
  ShopperPrice,
  useShopperPrice,
} from '../../catalogue/index.ts';
import styles from './ScentPicks.module.css';

interface ScentPicksProps {
  picks: ScentScene['picks'];
  /** Four images in a row, or small ones beside their text. */
  layout: 'row' | 'pair';
}

/** The perfumes that match a scene, the closest first, with a sample where there is one. */
export function ScentPicks({ picks, layout }: ScentPicksProps) {
  const priceOf = useShopperPrice();
  return (
    <ul className={styles[layout]}>
      {picks.map(({ product, note, sample }) => (
        <li key={product.productId}>
          <ProductImageLink href={productPath(product)} className={styles.image}>
            <ProductImage path={product.skuImagePath} alt="" sizes={layout === 'row' ? '22vw' : '84px'} />
          </ProductImageLink>
          <div>
            <em>{product.brandNameEN}</em>
            <a href={productPath(product)}>{product.productName}</a>
            <small>{note}</small>
            <p>
              <ShopperPrice product={product} size="sm" tone="ink" />
              {sample && (
                <a href={productPath(sample)} className={styles.sample}>
                  试香 ¥{priceOf(sample)}
                </a>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
