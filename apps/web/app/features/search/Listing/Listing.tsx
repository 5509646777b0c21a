import { ButtonLink, EmptyState, Pager } from '@huarong/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ChosenFilters } from '../ChosenFilters/ChosenFilters.tsx';
import { intentLinks } from '../ChosenFilters/intent-links.ts';
import { Facets } from '../Facets/Facets.tsx';
import type { ListingAnswer, ListingScope } from '../listing-data.ts';
import { MoreProducts } from '../MoreProducts/MoreProducts.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import {
  hasFilters,
  type ListingAddress,
  type ListingQuery,
  listingHref,
  withoutFilters,
  withPage,
} from '../query/listing-query.ts';
import { SortBar } from '../SortBar/SortBar.tsx';
import { useAppended } from './appended-products.ts';
import styles from './Listing.module.css';
import { useFilterSheet } from './use-filter-sheet.tsx';

/** Recent views are read in the browser, so they load after hydration. */
const RecentViews = lazy(() => import('../RecentViews/RecentViews.tsx'));

interface ListingProps {
  answer: ListingAnswer;
  query: ListingQuery;
  address: ListingAddress;
  /** What it lists. */
  scope: ListingScope;
  /** Facets that this listing already fixes. */
  hiddenFacets?: readonly string[];
  /** Content above the facets, such as the neighbouring categories. */
  above?: ReactNode;
}

/** Filters on the left; sort order, chosen filters, products and pages on the right. */
export function Listing(props: ListingProps) {
  const { answer, query, address, scope, hiddenFacets = [], above } = props;
  const navigate = useNavigate();
  const isBusy = useIsRefreshing();
  const isHydrated = useIsHydrated();
  const hrefOf = (next: ListingQuery) => listingHref(address, next);
  const pageCount = Math.ceil(answer.total / answer.pageSize);
  const facets = answer.facets.filter(({ code }) => !hiddenFacets.includes(code));
  const appended = useAppended(hrefOf(query));
  const filters = useFilterSheet({ answer, query, scope, hiddenFacets, hrefOf, above });
  return (
    <div className={styles.listing} data-scripted={isHydrated || undefined}>
      <Facets id="filter" facets={facets} query={query} hrefOf={hrefOf} above={above} />
      <section className={styles.results} aria-label="商品列表" aria-busy={isBusy}>
        <SortBar
          query={query}
          hrefOf={hrefOf}
          pageCount={pageCount}
          facets={facets}
          onFilter={filters.open}
        />
        <ChosenFilters
          facets={answer.facets}
          query={query}
          hrefOf={hrefOf}
          intents={intentLinks(answer, address, query)}
        />
        {answer.productList.length > 0 ? (
          <ProductGrid products={answer.productList} appended={appended?.products} />
        ) : (
          <EmptyListing total={answer.total} query={query} hrefOf={hrefOf} />
        )}
        <MoreProducts {...{ answer, query, scope, appended, hrefOf }} />
        <div className={styles.numbers}>
          <Pager
            label="商品分页"
            page={query.pageNo}
            pageCount={pageCount}
            hrefOf={(page) => hrefOf(withPage(query, page))}
            onJump={(page) => navigate(hrefOf(withPage(query, page)))}
          />
        </div>
        {isHydrated && (
          <Suspense>
            <RecentViews />
          </Suspense>
        )}
      </section>
      {filters.sheet}
    </div>
  );
}

interface EmptyListingProps extends Pick<ListingProps, 'query'> {
  total: number;
  hrefOf: (query: ListingQuery) => string;
}

/** Past the last page, no match for the filters, or an empty category: each offers its own link. */
function EmptyListing({ total, query, hrefOf }: EmptyListingProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="search"
        title="后面没有了"
        actions={<ButtonLink href={hrefOf(withPage(query, 1))}>回到第 1 页</ButtonLink>}
      >
        一共 {total} 件商品，已经翻过了最后一页。
      </EmptyState>
    );
  }
  if (hasFilters(query)) {
    return (
      <EmptyState
        icon="search"
        title="没有找到相关商品"
        actions={<ButtonLink href={hrefOf(withoutFilters(query))}>清除全部</ButtonLink>}
      >
        没有商品同时符合这些条件，去掉一两个再看看。
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="parcel" title="这里还没有商品" actions={<ButtonLink href="/">返回首页</ButtonLink>}>
      新品到店后会出现在这一页。
    </EmptyState>
  );
}

/** Whether another order, filter or page of this listing is loading. */
function useIsRefreshing(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname;
}

function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
