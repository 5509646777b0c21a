import { Breadcrumbs } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/special.route';
import { CategoryHead } from './CategoryHead/CategoryHead.tsx';
import { Listing } from './Listing/Listing.tsx';
import styles from './listing.module.css';
import { canonicalPath } from './query/listing-query.ts';
import { loadSpecial } from './special-data.ts';
import { SPECIAL_LISTINGS } from './special-listings.ts';
import { WeekCountdown } from './WeekCountdown/WeekCountdown.tsx';

export const loader = serverLoader(loadSpecial);
export const clientLoader = browserLoader(loadSpecial);
export const headers = publishedPageHeaders;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const listingAt = (path: string) => SPECIAL_LISTINGS.find((listing) => listing.path === path)!;

export const handle: PageHandle = {
  barTitle: ({ location }) =>
    SPECIAL_LISTINGS.find(({ path }) => path === withSlash(location.pathname))?.name ?? '',
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { path, query, answer, intro } = loaderData;
  const { name } = listingAt(path);
  return pageMeta(matches, {
    title: `${name}｜花容 HUARONG`,
    description: `花容${name}，${answer.total} 件商品在售。${intro}`,
    path: canonicalPath(path, query),
    crumbs: [{ label: '首页', href: '/' }, { label: name }],
    products: answer.productList,
  });
};

export default function Special({ loaderData: { path, query, answer, intro } }: Route.ComponentProps) {
  const { name, scope, hiddenFacets, endsWithWeek } = listingAt(path);
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: name }]} />
      <CategoryHead
        title={name}
        total={answer.total}
        intro={intro}
        shortcuts={[]}
        aside={endsWithWeek && <WeekCountdown />}
      />
      <Listing answer={answer} query={query} address={{ path }} scope={scope} hiddenFacets={hiddenFacets} />
    </main>
  );
}
