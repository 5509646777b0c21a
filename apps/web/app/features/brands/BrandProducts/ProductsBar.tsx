import { Icon } from '@huarong/ui';
import { CheckLink } from '../../search/index.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import { type ProductsQuery, productsPath, SORTS, toggleSort } from '../brand/products-query.ts';
import styles from './BrandProducts.module.css';

interface ProductsBarProps {
  brand: FullBrand;
  query: ProductsQuery;
  /** Some of its products come with a gift. */
  hasGifts: boolean;
}

/** Categories of the brand on the left, sort orders and filters on the right. Each is a link, so the URL holds the whole state. */
export function ProductsBar({ brand, query, hasGifts }: ProductsBarProps) {
  const pathTo = (change: Partial<ProductsQuery>) => productsPath(brand.link, query, change);
  const { shelves: categories } = brand.facts;
  return (
    <div className={styles.bar}>
      <nav aria-label="品类">
        {categories.length > 1 && (
          <>
            <Choice to={pathTo({ category: null })} isChosen={query.category === null}>
              全部
            </Choice>
            {categories.map(({ categoryId, name, productCount }) => (
              <Choice
                key={categoryId}
                to={pathTo({ category: categoryId })}
                isChosen={query.category === categoryId}
              >
                {name} {productCount}
              </Choice>
            ))}
          </>
        )}
      </nav>
      <nav aria-label="排序">
        {SORTS.map(({ sort, label }) => {
          const isPrice = sort === 'priceAsc';
          const isChosen = query.sort === sort || (isPrice && query.sort === 'priceDesc');
          return (
            <Choice key={sort} to={pathTo({ sort: toggleSort(sort, query.sort) })} isChosen={isChosen}>
              {label}
              {isPrice && isChosen && (
                <Icon
                  name={query.sort === 'priceDesc' ? 'down' : 'up'}
                  size={12}
                  label={query.sort === 'priceDesc' ? '从高到低' : '从低到高'}
                />
              )}
            </Choice>
          );
        })}
      </nav>
      <nav aria-label="筛选" className={styles.filters}>
        <CheckLink
          href={pathTo({ isInStockOnly: !query.isInStockOnly })}
          isSelected={query.isInStockOnly}
          label="仅看有货"
        />
        {(hasGifts || query.isWithGift) && (
          <CheckLink
            href={pathTo({ isWithGift: !query.isWithGift })}
            isSelected={query.isWithGift}
            label="有赠品"
          />
        )}
      </nav>
    </div>
  );
}

interface ChoiceProps {
  to: string;
  isChosen: boolean;
  children: React.ReactNode;
}

const Choice = ({ to, isChosen, children }: ChoiceProps) => (
  <a href={to} data-stay aria-current={isChosen ? 'true' : undefined}>
    {children}
  </a>
);
