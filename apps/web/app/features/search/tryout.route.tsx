import { Breadcrumbs, ButtonLink, CardGrid, EmptyState, Pager, VisuallyHidden } from '@huarong/ui';
import { useNavigate } from 'react-router';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { ProductTile } from '../catalogue/index.ts';
import type { Route } from './+types/tryout.route';
import { CategoryHead } from './CategoryHead/CategoryHead.tsx';
import styles from './listing.module.css';
import { loadTryout } from './tryout-data.ts';

export const loader = serverLoader(loadTryout);
export const clientLoader = browserLoader(loadTryout);
export const headers = publishedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: '试用装｜花容 HUARONG',
    description: '先用小的，再买正装：试香管、旅行装与试用装，可单独下单。',
    path: hrefOf(loaderData?.pageNo ?? 1),
    crumbs: [{ label: '首页', href: '/' }, { label: '试用装' }],
    products: loaderData?.page.list,
  });

export const handle: PageHandle = { barTitle: '试用装' };

const FIRST_ROW = 5;
const hrefOf = (page: number) => (page > 1 ? `/tryout/?pageNo=${page}` : '/tryout/');

/** Small sizes and samples, five in a row. */
export default function Tryout({ loaderData: { pageNo, page } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: '试用装' }]} />
      <CategoryHead
        title="试用装"
        total={page.total}
        intro="先用小的，再买正装。试香管、旅行装与试用装都可单独下单；已拆封的试香不支持无理由退货。"
        shortcuts={[]}
      />
      <section className={styles.tryouts} aria-label="商品列表">
        <VisuallyHidden>
          <h2>商品</h2>
        </VisuallyHidden>
        {page.list.length > 0 ? (
          <CardGrid>
            {page.list.map((product, index) => (
              <ProductTile key={product.productId} product={product} isEager={index < FIRST_ROW} />
            ))}
          </CardGrid>
        ) : (
          <EmptyState
            icon="parcel"
            title="后面没有了"
            actions={<ButtonLink href="/tryout/">回到第 1 页</ButtonLink>}
          >
            一共 {page.total} 件商品，已经翻过了最后一页。
          </EmptyState>
        )}
        <Pager
          label="商品分页"
          page={pageNo}
          pageCount={page.totalPages}
          hrefOf={hrefOf}
          onJump={(to) => navigate(hrefOf(to))}
        />
      </section>
    </main>
  );
}
