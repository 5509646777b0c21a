import type { Facet } from '@huarong/contract/search';
import { Icon, VisuallyHidden } from '@huarong/ui';
import type { ReactNode } from 'react';
import { isChosen } from '../query/filters.ts';
import { type ListingQuery, rangeOf, withToggled } from '../query/listing-query.ts';
import { BrandFinder } from './BrandFinder.tsx';
import { CheckLink } from './CheckLink.tsx';
import styles from './Facets.module.css';
import { PriceRange } from './PriceRange.tsx';
import { ToneLink } from './ToneLink.tsx';

interface FacetsProps {
  facets: readonly Facet[];
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  above?: ReactNode;
  /** Gets a typed range of prices, instead of opening the listing with it. */
  onRange?: ((query: ListingQuery) => void) | undefined;
  /** Address of the column on this page. */
  id?: string | undefined;
}

/** The column of filters. Every value is a link, so it works without script and with the back button. */
export const Facets = ({ facets, query, hrefOf, above, onRange, id }: FacetsProps) => (
  <aside aria-label="筛选" id={id} data-later={id !== undefined || undefined}>
    <VisuallyHidden>
      <h2>筛选条件</h2>
    </VisuallyHidden>
    {above}
    {facets.map((facet) => (
      <FacetSection key={facet.code} title={facet.name} code={facet.code}>
        <FacetValues facet={facet} query={query} hrefOf={hrefOf} />
        {facet.code === 'price' && (
          <PriceRange key={rangeOf(query)} query={query} hrefOf={hrefOf} onRange={onRange} />
        )}
      </FacetSection>
    ))}
  </aside>
);

interface FacetSectionProps {
  title: string;
  code?: string | undefined;
  children: ReactNode;
}

/** One facet; its title collapses it. */
export const FacetSection = ({ title, code, children }: FacetSectionProps) => (
  <details className={styles.facet} data-facet={code} open>
    <summary>
      <h3>{title}</h3>
      <Icon name="up" size={12} className={styles.fold} />
    </summary>
    {children}
  </details>
);

const SHOWN_AT_FIRST = 6;

function FacetValues({ facet, query, hrefOf }: { facet: Facet } & Pick<FacetsProps, 'query' | 'hrefOf'>) {
  const links = facet.values.map((value) => ({
    ...value,
    isSelected: isChosen(query.filters, facet.code, value.value),
    href: hrefOf(withToggled(query, facet.code, value.value)),
  }));
  if (links.some(({ hex }) => hex)) {
    return (
      <ul className={styles.tones}>
        {links.map((link) => (
          <li key={link.value}>
            <ToneLink {...link} />
          </li>
        ))}
      </ul>
    );
  }
  // A chosen value is never collapsed.
  const isShown = (link: (typeof links)[number]) => links.indexOf(link) < SHOWN_AT_FIRST || link.isSelected;
  const folded = links.filter((link) => !isShown(link));
  const collapsible = (
    <>
      <CheckList links={links.filter(isShown)} />
      {folded.length > 0 && (
        <details className={styles.rest}>
          <summary>
            <span className={styles.unfold}>
              展开全部 {links.length} 个{facet.name}
            </span>
            <span className={styles.refold}>收起</span>
          </summary>
          <CheckList links={folded} />
        </details>
      )}
    </>
  );
  if (facet.code !== 'brand' || folded.length === 0) return collapsible;
  return (
    <BrandFinder links={links} list={(found) => <CheckList links={found} />}>
      {collapsible}
    </BrandFinder>
  );
}

type Links = readonly { value: string; label: string; count: number; isSelected: boolean; href: string }[];

const CheckList = ({ links }: { links: Links }) => (
  <ul>
    {links.map(({ value, label, count, isSelected, href }) => (
      <li key={value}>
        <CheckLink href={href} isSelected={isSelected} label={label} count={count} />
      </li>
    ))}
  </ul>
);
