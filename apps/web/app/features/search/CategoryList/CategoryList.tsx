import type { Facet } from '@huarong/contract/search';
import { groupDigits } from '@huarong/core/shared';
import type { CategoryNeighbours } from '../category-neighbours.ts';
import { FacetSection } from '../Facets/Facets.tsx';
import { inOtherCategory, type ListingQuery, listingHref } from '../query/listing-query.ts';
import styles from './CategoryList.module.css';

interface CategoryListProps {
  neighbours: CategoryNeighbours;
  /** The category being shown. */
  categoryId: string;
  total: number;
  /** What the shopper chose here; brands and prices stay chosen in the other category. */
  query: ListingQuery;
  /** Counts of the level below, where the response has them. */
  facet: Facet | undefined;
}

/** Child or sibling categories as links to their own pages, not filters. */
export function CategoryList({
  neighbours: { parent, children },
  categoryId,
  total,
  query,
  facet,
}: CategoryListProps) {
  if (children.length === 0) return null;
  const countOf = (id: string) => {
    const count = id === categoryId ? total : facet?.values.find(({ value }) => value === id)?.count;
    return count === undefined ? undefined : groupDigits(count);
  };
  return (
    <FacetSection title={parent.name}>
      <ul className={styles.categories}>
        {[{ ...parent, name: `全部${parent.name}` }, ...children].map(({ categoryId: id, name, link }) => (
          <li key={id}>
            <a
              href={listingHref({ path: link }, inOtherCategory(query))}
              aria-current={id === categoryId ? 'page' : undefined}
            >
              {name}
              <small>{countOf(id)}</small>
            </a>
          </li>
        ))}
      </ul>
    </FacetSection>
  );
}
