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
import type { IntentLinks } from './intent-links.ts';

interface ChosenFiltersProps {
  /** Source of the labels of the values. */
  facets: readonly Facet[];
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  intents?: IntentLinks | undefined;
}

/** The filters read from the keyword and the chosen ones, each with a link that removes it. */
export function ChosenFilters({ facets, query, hrefOf, intents }: ChosenFiltersProps) {
  if (!hasFilters(query) && !intents) return <div className={styles.none} />;
  const labelOf = (code: string, value: string) => {
    if (code === RANGE) return priceRangeLabel(value);
    const known = facets.find((facet) => facet.code === code)?.values.find((each) => each.value === value);
    return known?.label ?? value;
  };
  const chosen = query.filters.flatMap(({ code, values }) =>
    values.map((value) => ({
      key: `${code}:${value}`,
      label: labelOf(code, value),
      href: hrefOf(withToggled(query, code, value)),
    })),
  );
  if (query.isInStockOnly)
    chosen.push({ key: 'stock', label: '仅看有货', href: hrefOf(withStockToggled(query)) });
  return (
    <nav className={styles.chosen} aria-label="已选条件">
      <span>已选</span>
      {[...(intents?.links ?? []), ...chosen].map(({ key, label, href }) => (
        <ChipLink key={key} href={href} className={styles.chip} aria-label={`移除：${label}`} rel="nofollow">
          <span>{label}</span>
          <Icon name="close" size={10} />
        </ChipLink>
      ))}
      <a href={intents?.clearHref ?? hrefOf(withoutFilters(query))} className={styles.clear} data-stay>
        清除全部
      </a>
    </nav>
  );
}
