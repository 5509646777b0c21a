import { Icon } from '@huarong/ui';
import { type GoodsQuery, goodsPath, SORTS, sortAfter } from '../brand/goods-query.ts';
import type { FullBrand } from '../brand/load-brand.ts';
import styles from './BrandGoods.module.css';

interface GoodsBarProps {
  brand: FullBrand;
  query: GoodsQuery;
}

/** Shelves of the brand at the left, the order at the right; each a link, so that an address says it all. */
export function GoodsBar({ brand, query }: GoodsBarProps) {
  const pathTo = (wanted: Partial<GoodsQuery>) => goodsPath(brand.link, query, wanted);
  const { shelves } = brand.facts;
  return (
    <div className={styles.bar}>
      <nav aria-label="品类">
        {shelves.length > 1 && (
          <>
            <Choice to={pathTo({ category: null })} isChosen={query.category === null}>
              全部
            </Choice>
            {shelves.map(({ categoryId, name, productCount }) => (
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
            <Choice key={sort} to={pathTo({ sort: sortAfter(sort, query.sort) })} isChosen={isChosen}>
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
