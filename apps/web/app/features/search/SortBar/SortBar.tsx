import { Icon, VisuallyHidden } from '@huarong/ui';
import type { MouseEvent } from 'react';
import { CheckLink } from '../Facets/CheckLink.tsx';
import type { ListingAnswer } from '../listing-data.ts';
import { isChosen } from '../query/filters.ts';
import {
  filterCount,
  type ListingQuery,
  type ListingSort,
  withPage,
  withSort,
  withStockToggled,
  withToggled,
} from '../query/listing-query.ts';
import styles from './SortBar.module.css';

const ORDERS: [sort: ListingSort, label: string][] = [
  ['default', '综合'],
  ['sales', '销量'],
  ['new', '新品'],
  ['rating', '好评'],
];

/** Frequent filters, repeated beside the sort order. */
const QUICK_OFFERS: [value: string, label: string][] = [
  ['gift', '有赠品'],
  ['memberPrice', '会员价'],
];

interface SortBarProps {
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  pageCount: number;
  /** Opens the filters; without script its address is further down the page. */
  onFilter?: (() => void) | undefined;
}

export const SortBar = ({
  query,
  hrefOf,
  pageCount,
  facets,
  onFilter,
}: SortBarProps & Pick<ListingAnswer, 'facets'>) => (
  <div className={styles.bar}>
    <nav className={styles.orders} aria-label="排序">
      {ORDERS.map(([sort, label]) => (
        <Order key={sort} sort={sort} query={query} hrefOf={hrefOf}>
          {label}
        </Order>
      ))}
      <PriceOrder query={query} hrefOf={hrefOf} />
    </nav>
    <div className={styles.aside}>
      <CheckLink href={hrefOf(withStockToggled(query))} isSelected={query.isInStockOnly} label="仅看有货" />
      {QUICK_OFFERS.filter(([value]) => isOffered(facets, value)).map(([value, label]) => (
        <CheckLink
          key={value}
          href={hrefOf(withToggled(query, 'promotion', value))}
          isSelected={isChosen(query.filters, 'promotion', value)}
          label={label}
        />
      ))}
      {pageCount > 0 && <Pages query={query} hrefOf={hrefOf} pageCount={pageCount} />}
    </div>
    <FilterLink count={filterCount(query)} onFilter={onFilter} />
  </div>
);

/** Phones and tablets. */
function FilterLink({ count, onFilter }: { count: number } & Pick<SortBarProps, 'onFilter'>) {
  const open = (event: MouseEvent) => {
    if (!onFilter) return;
    event.preventDefault();
    onFilter();
  };
  return (
    <a href="#filter" className={styles.filter} onClickCapture={open} data-as-button>
      <Icon name="filter" size={18} />
      筛选
      {count > 0 && (
        <b>
          {count}
          <VisuallyHidden>项已选</VisuallyHidden>
        </b>
      )}
    </a>
  );
}

const isOffered = (facets: ListingAnswer['facets'], value: string) =>
  facets.some(({ code, values }) => code === 'promotion' && values.some((each) => each.value === value));

type OrderProps = Pick<SortBarProps, 'query' | 'hrefOf'> & { sort: ListingSort; children: string };

const Order = ({ sort, query, hrefOf, children }: OrderProps) => (
  <a
    href={hrefOf(withSort(query, sort))}
    aria-current={query.sort === sort ? 'true' : undefined}
    rel="nofollow"
    data-stay
  >
    {children}
  </a>
);

/** Lowest price first; choosing it again reverses the order. */
function PriceOrder({ query, hrefOf }: Pick<SortBarProps, 'query' | 'hrefOf'>) {
  const isAscending = query.sort === 'priceAsc';
  const isDescending = query.sort === 'priceDesc';
  const next = isAscending ? 'priceDesc' : 'priceAsc';
  return (
    <a
      href={hrefOf(withSort(query, next))}
      aria-current={isAscending || isDescending ? 'true' : undefined}
      aria-label={next === 'priceAsc' ? '价格从低到高' : '价格从高到低'}
      rel="nofollow"
      data-stay
    >
      价格
      <span className={styles.arrows}>
        <Icon name="up" size={10} className={isAscending ? styles.on : undefined} />
        <Icon name="down" size={10} className={isDescending ? styles.on : undefined} />
      </span>
    </a>
  );
}

/** A short pager at the top of the list. */
function Pages({ query, hrefOf, pageCount }: SortBarProps) {
  const step = (page: number, label: string, icon: 'left' | 'right') =>
    page >= 1 && page <= pageCount ? (
      <a href={hrefOf(withPage(query, page))} aria-label={label}>
        <Icon name={icon} size={12} />
      </a>
    ) : (
      <Icon name={icon} size={12} className={styles.end} />
    );
  return (
    <div className={styles.pages}>
      <span>
        <b>{query.pageNo}</b> / {pageCount} 页
      </span>
      {step(query.pageNo - 1, '前一页', 'left')}
      {step(query.pageNo + 1, '后一页', 'right')}
    </div>
  );
}
