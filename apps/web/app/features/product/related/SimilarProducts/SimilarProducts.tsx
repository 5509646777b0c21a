import type { ProductCard } from '@huarong/contract/catalogue';
import { ProductImage, productPath, ShopperPrice } from '../../../catalogue/index.ts';
import styles from './SimilarProducts.module.css';

interface SimilarProductsProps {
  title: string;
  cards: readonly ProductCard[];
}

/** Similar products, two per row, beside the page content. */
export const SimilarProducts = ({ title, cards }: SimilarProductsProps) => (
  <aside id="similar" className={styles.aside} aria-labelledby="neighbours">
    <h2 id="neighbours">{title}</h2>
    <ul>
      {cards.map((card) => (
        <li key={card.productId}>
          <a href={productPath(card)}>
            <span className={styles.image}>
              <ProductImage path={card.skuImagePath} alt="" sizes="130px" isFaded={!card.hasInventory} />
            </span>
            <span className={styles.name}>
              {card.brandNameCN} {card.productName}
            </span>
            <ShopperPrice product={card} size="sm" />
          </a>
        </li>
      ))}
    </ul>
  </aside>
);
