import { Breadcrumbs } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/category.route';
import { CategoryHead } from './CategoryHead/CategoryHead.tsx';
import { CategoryList } from './CategoryList/CategoryList.tsx';
import { loadCategory } from './category-data.ts';
import { categoryNeighbours } from './category-neighbours.ts';
import { Listing } from './Listing/Listing.tsx';
import styles from './listing.module.css';
import { canonicalPath, inOtherCategory, listingHref } from './query/listing-query.ts';

export const loader = serverLoader(loadCategory);
export const clientLoader = browserLoader(loadCategory);
export const headers = publishedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { categoryId, query, answer } = loaderData;
  const name = nameOf(loaderData);
  return pageMeta(matches, {
    title: `${name}｜花容 HUARONG`,
    description: `花容${name}，${answer.total} 件商品在售，由品牌或其授权代理商直接供货，可按品牌、价格、功效筛选。`,
    path: canonicalPath(`/category/${categoryId}/`, query),
    ...(answer.listing === undefined && { share: `category-${categoryId}` }),
    crumbs: crumbsOf(loaderData),
    products: answer.productList,
  });
};

type CategoryData = Awaited<ReturnType<typeof loadCategory>>;

export const handle: PageHandle = {
  barTitle: ({ data }) => (data ? nameOf(data as CategoryData) : ''),
  barParent: '/#menu',
};

const crumbsOf = (page: CategoryData) => [
  { label: '首页', href: '/' },
  ...page.answer.breadcrumb.slice(0, -1).map((step) => ({ label: step.name, href: step.link })),
  { label: nameOf(page) },
];

const nameOf = ({ answer }: CategoryData): string =>
  answer.breadcrumb.at(-1)?.name ?? answer.listing?.name ?? '全部商品';

export default function Category({ loaderData }: Route.ComponentProps) {
  const { categoryId, query, answer, groups } = loaderData;
  const name = nameOf(loaderData);
  const neighbours = categoryNeighbours(answer.breadcrumb, groups);
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={crumbsOf(loaderData)} />
      <CategoryHead
        title={name}
        total={answer.total}
        intro={answer.listing?.intro}
        shortcuts={(neighbours?.shortcuts ?? []).map((category) => ({
          ...category,
          link: listingHref({ path: category.link }, inOtherCategory(query)),
        }))}
        subcategories={
          neighbours && neighbours.children.length > 0
            ? [{ ...neighbours.parent, name: '全部' }, ...neighbours.children].map((category) => ({
                ...category,
                link: listingHref({ path: category.link }, inOtherCategory(query)),
                isCurrent: category.categoryId === categoryId,
              }))
            : []
        }
      />
      <Listing
        answer={answer}
        query={query}
        address={{ path: `/category/${categoryId}/` }}
        scope={{ category: categoryId }}
        hiddenFacets={answer.listing?.hiddenFacets ?? ['category']}
        above={
          neighbours && (
            <CategoryList
              neighbours={neighbours}
              categoryId={categoryId}
              total={answer.total}
              query={query}
              facet={answer.facets.find(({ code }) => code === 'category')}
            />
          )
        }
      />
    </main>
  );
}
