import type { Facet } from '@huarong/contract/search';
import { ChipLink, Icon } from '@huarong/ui';
import { priceRangeLabel } from '../Facets/price-range.ts';
import {
  hasFilters,
  type ListingQuery,
  RANGE,
  withoutFilters,
  withStockToggled,
  withToggled,
} from '../query/listing-query.ts';
import styles from './ChosenFilters.module.css';

interface ChosenFiltersProps {
  /** Source of the labels of the values. */
  facets: readonly Facet[];
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
}

/** The chosen filters, each with a link that removes it. */
export function ChosenFilters({ facets, query, hrefOf }: ChosenFiltersProps) {
  if (!hasFilters(query)) return <div className={styles.none} />;
  const labelOf = (code: string, value: string) => {
    if (code === RANGE) return priceRangeLabel(value);
    const known = facets.find((facet) => facet.code === code)?.values.find((each) => each.value === value);
    return known?.label ?? value;
  };
  const chosen = query.filters.flatMap(({ code, values }) =>
    values.map((value) => ({
      key: `${code}:${value}`,
      label: labelOf(code, value),
      next: withToggled(query, code, value),
    })),
  );
  if (query.isInStockOnly) chosen.push({ key: 'stock', label: '仅看有货', next: withStockToggled(query) });
  return (
    <nav className={styles.chosen} aria-label="已选条件">
      <span>已选</span>
      {chosen.map(({ key, label, next }) => (
        <ChipLink
          key={key}
          href={hrefOf(next)}
          className={styles.chip}
          aria-label={`移除：${label}`}
          rel="nofollow"
        >
          <span>{label}</span>
          <Icon name="close" size={10} />
        </ChipLink>
      ))}
      <a href={hrefOf(withoutFilters(query))} className={styles.clear} data-stay>
        清除全部
      </a>
    </nav>
  );
}
