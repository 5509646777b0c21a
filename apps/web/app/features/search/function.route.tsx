import { Breadcrumbs } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/function.route';
import { CategoryHead } from './CategoryHead/CategoryHead.tsx';
import { effectScope, loadFunction } from './function-data.ts';
import { Listing } from './Listing/Listing.tsx';
import styles from './listing.module.css';
import { canonicalPath } from './query/listing-query.ts';

export const loader = serverLoader(loadFunction);
export const clientLoader = browserLoader(loadFunction);
export const headers = publishedPageHeaders;

export const handle: PageHandle = {
  barTitle: ({ data }) => (data as Awaited<ReturnType<typeof loadFunction>> | undefined)?.chosen.effect ?? '',
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { chosen, query, answer } = loaderData;
  return pageMeta(matches, {
    title: `${chosen.effect}｜按功效选购｜花容 HUARONG`,
    description: `${chosen.intro}花容 ${answer.total} 件商品，可按品类、品牌、价格筛选。`,
    path: canonicalPath(`/function/${chosen.slug}/`, query),
    crumbs: [{ label: '首页', href: '/' }, { label: chosen.effect }],
    products: answer.productList,
  });
};

export default function FunctionPage({ loaderData }: Route.ComponentProps) {
  const { chosen, effects, query, answer } = loaderData;
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs
        crumbs={[{ label: '首页', href: '/' }, { label: '按功效选购' }, { label: chosen.effect }]}
      />
      <CategoryHead
        title={chosen.effect}
        total={answer.total}
        intro={chosen.intro}
        shortcuts={effects
          .filter(({ slug }) => slug !== chosen.slug)
          .map(({ slug, effect, link }) => ({ categoryId: slug, name: effect, link }))}
      />
      <Listing
        answer={answer}
        query={query}
        address={{ path: `/function/${chosen.slug}/` }}
        scope={effectScope(chosen.effect)}
        hiddenFacets={['effect']}
      />
    </main>
  );
}
