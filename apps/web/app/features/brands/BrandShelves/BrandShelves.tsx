import { ProductImage } from '../../catalogue/index.ts';
import { type GoodsQuery, goodsPath } from '../brand/goods-query.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import styles from './BrandShelves.module.css';

const MOST = 5;

/** The brand's fullest shelves in pictures. Whoever has chosen one, or leafs on, has seen them. */
export function BrandShelves({ brand, query }: { brand: FullBrand; query: GoodsQuery }) {
  const { shelves } = brand.facts;
  if (shelves.length < 2 || query.category !== null || query.page > 1) return null;
  return (
    <section className={styles.shelves} aria-label="品牌分类">
      <ul>
        {shelves.slice(0, MOST).map(({ categoryId, name, productCount, skuImagePath }) => (
          <li key={categoryId}>
            <a href={`${goodsPath(brand.link, query, { category: categoryId })}#goods`}>
              <span className={styles.picture}>
                <ProductImage path={skuImagePath} alt="" sizes="20vw" />
              </span>
              <span className={styles.name}>{name}</span> <small>{productCount} 件</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
