import type { Facet } from '@huarong/contract/search';
import { FacetSection } from '../Facets/Facets.tsx';
import type { ShelvesAround } from '../shelves-around.ts';
import styles from './ShelfList.module.css';

interface ShelfListProps {
  shelves: ShelvesAround;
  /** The shelf being shown. */
  categoryId: string;
  total: number;
  /** Counts of the level below, where the answer has them. */
  facet: Facet | undefined;
}

/** The shelves one level down, or side by side: links to pages of their own, not filters. */
export function ShelfList({ shelves: { whole, parts }, categoryId, total, facet }: ShelfListProps) {
  if (parts.length === 0) return null;
  const countOf = (id: string) => {
    if (id === categoryId) return total;
    return facet?.values.find(({ value }) => value === id)?.count;
  };
  return (
    <FacetSection title={whole.name}>
      <ul className={styles.shelves}>
        {[{ ...whole, name: `全部${whole.name}` }, ...parts].map(({ categoryId: id, name, link }) => (
          <li key={id}>
            <a href={link} aria-current={id === categoryId ? 'page' : undefined}>
              {name}
              <small>{countOf(id)?.toLocaleString('en-US')}</small>
            </a>
          </li>
        ))}
      </ul>
    </FacetSection>
  );
}
