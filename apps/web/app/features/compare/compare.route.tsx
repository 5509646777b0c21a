import { Breadcrumbs, ButtonLink, CardGrid, EmptyState, SectionHead } from '@huarong/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TitleBanner } from '../../platform/components/TitleBanner/TitleBanner.tsx';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { ProductTile } from '../catalogue/index.ts';
import type { Route } from './+types/compare.route';
import { CompareTable } from './CompareTable/CompareTable.tsx';
import styles from './compare.module.css';
import { loadCompare } from './compare-data.ts';
import { compareHref } from './compare-ids.ts';
import { readCompareList, saveCompareList } from './compare-list.ts';
import { compareTitle } from './compare-title.ts';

export const loader = serverLoader(loadCompare);
export const clientLoader = browserLoader(loadCompare);
export const headers = publishedPageHeaders;

// There are endless combinations of products, so none is indexed.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(
    loaderData ? compareTitle(loaderData.products) : '商品对比',
    '最多四件商品放在一起看：价格、成分、功效、肤质与评价。',
  );

export default function Compare({
  loaderData: { products, isOnlyDifferent, suggested },
}: Route.ComponentProps) {
  const ids = products.map(({ productId }) => productId);
  const category = products[0]?.breadcrumb.at(-1);
  useCompareList(ids);
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { label: '首页', href: '/' },
          ...(category ? [{ label: category.name, href: category.link }] : []),
          { label: '商品对比' },
        ]}
      />
      <TitleBanner
        title={compareTitle(products)}
        intro="参数来自商品标签与备案，评价来自已购顾客。最多放四件。"
      >
        {products.length > 1 && (
          <a
            className={styles.onlyDifferent}
            href={compareHref({ ids, isOnlyDifferent: !isOnlyDifferent })}
            aria-current={isOnlyDifferent ? 'true' : undefined}
            data-stay
          >
            {isOnlyDifferent ? '显示全部参数' : '只看不同'}
          </a>
        )}
      </TitleBanner>
      {products.length > 0 ? (
        <CompareTable products={products} isOnlyDifferent={isOnlyDifferent} />
      ) : (
        <EmptyState
          icon="list"
          title="还没有要对比的商品"
          actions={<ButtonLink href="/category/hot_rec/">去挑几件</ButtonLink>}
        >
          从下面选一件开始，或者到列表页挑。
        </EmptyState>
      )}
      {suggested.length > 0 && (
        <SuggestedProducts suggested={suggested} ids={ids} isOnlyDifferent={isOnlyDifferent} />
      )}
    </main>
  );
}

/** What the page shows is what the next product is added to; the bare address shows what was collected. */
function useCompareList(ids: readonly string[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shown = ids.join(',');
  useEffect(() => {
    const collected = readCompareList();
    if (search === '' && collected.length > 0)
      void navigate(compareHref({ ids: collected, isOnlyDifferent: false }), { replace: true });
    else saveCompareList(shown === '' ? [] : shown.split(','));
  }, [search, shown, navigate]);
}

type SuggestedProductsProps = Pick<Route.ComponentProps['loaderData'], 'suggested' | 'isOnlyDifferent'> & {
  ids: readonly string[];
};

const SuggestedProducts = ({ suggested, ids, isOnlyDifferent }: SuggestedProductsProps) => (
  <section className={styles.more}>
    <SectionHead title={ids.length > 0 ? '再加一件来比' : '从这些开始'} size="md" />
    <CardGrid columns={4}>
      {suggested.map((product) => (
        <ProductTile key={product.productId} product={product} />
      ))}
    </CardGrid>
    {/* Below the cards in the same columns, because a card has no slot for it. */}
    <div className={styles.adding}>
      {suggested.map(({ productId, productName }) => (
        <ButtonLink
          key={productId}
          href={compareHref({ ids: [...ids, productId], isOnlyDifferent })}
          size="sm"
          aria-label={`把${productName}加入对比`}
        >
          加入对比
        </ButtonLink>
      ))}
    </div>
  </section>
);
