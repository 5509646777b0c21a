import { ProductImage } from '../../catalogue/index.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import { type ProductsQuery, productsPath } from '../brand/products-query.ts';
import styles from './BrandCategories.module.css';

const MAX_CATEGORIES = 5;

/** The brand's largest categories with an image. Hidden once a category is chosen or a later page is shown. */
export function BrandCategories({ brand, query }: { brand: FullBrand; query: ProductsQuery }) {
  const { shelves: categories } = brand.facts;
  if (categories.length < 2 || query.category !== null || query.page > 1) return null;
  return (
    <section className={styles.categories} aria-label="品牌分类">
      <ul>
        {categories.slice(0, MAX_CATEGORIES).map(({ categoryId, name, productCount, skuImagePath }) => (
          <li key={categoryId}>
            <a href={`${productsPath(brand.link, query, { category: categoryId })}#goods`}>
              <span className={styles.image}>
                <ProductImage path={skuImagePath} alt="" sizes="(max-width: 1199.98px) 37vw, 20vw" />
              </span>
              <span className={styles.name}>{name}</span> <small>{productCount} 件</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
