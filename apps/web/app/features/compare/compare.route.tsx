import { SKIN_TYPE_NAMES } from '@huarong/core/community';
import { Breadcrumbs, ButtonLink, Checkbox, EmptyState, Icon, Notice } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sharePage } from '../../platform/components/share-page.ts';
import { TitleBanner } from '../../platform/components/TitleBanner/TitleBanner.tsx';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/compare.route';
import { AddProduct } from './AddProduct/AddProduct.tsx';
import { CompareBar } from './CompareBar/CompareBar.tsx';
import { CompareTable } from './CompareTable/CompareTable.tsx';
import styles from './compare.module.css';
import { loadCompare } from './compare-data.ts';
import { compareHref } from './compare-ids.ts';
import { readCompareList, saveCompareList } from './compare-list.ts';
import { compareTitle, sharedCategory } from './compare-title.ts';
import { compareRows, onlyDifferent } from './rows/compare-rows.ts';
import { SkinPanel } from './skin/SkinPanel.tsx';
import { useSkinNeeds } from './skin/use-skin-needs.ts';
import { useCompared } from './use-compared.ts';

export const loader = serverLoader(loadCompare);
export const clientLoader = browserLoader(loadCompare);
export const headers = publishedPageHeaders;

export const handle: PageHandle = { barTitle: '商品对比' };

// There are endless combinations of products, so none is indexed.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(
    loaderData ? compareTitle(loaderData.products) : '商品对比',
    '最多四件商品放在一起看：价格、成分、功效、肤质与评价。',
  );

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { products, isOnlyDifferent, suggested } = loaderData;
  const ids = products.map(({ productId }) => productId);
  const category = sharedCategory(products);
  const [isMarked, setMarked] = useState(true);
  const navigate = useNavigate();
  useCompareList(ids);
  const toggleOnlyDifferent = () =>
    navigate(compareHref({ ids, isOnlyDifferent: !isOnlyDifferent }), {
      replace: true,
      preventScrollReset: true,
    });
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
          <div className={styles.options}>
            <Checkbox checked={isMarked} onChange={() => setMarked(!isMarked)}>
              突出不同
            </Checkbox>
            <Checkbox checked={isOnlyDifferent} onChange={toggleOnlyDifferent}>
              只看不同
            </Checkbox>
            <button type="button" onClick={() => sharePage(compareTitle(products))}>
              <Icon name="share" size={16} />
              分享对比
            </button>
          </div>
        )}
      </TitleBanner>
      {products.length > 0 ? (
        <Comparison loaderData={loaderData} isMarked={isMarked} />
      ) : (
        <EmptyState
          icon="list"
          title="还没有要对比的商品"
          actions={<ButtonLink href="/category/hot_rec/">去挑几件</ButtonLink>}
        >
          从下面选一件开始，或者到列表页挑。
        </EmptyState>
      )}
      <AddProduct
        products={products}
        suggested={suggested}
        hrefOf={(next) => compareHref({ ids: next, isOnlyDifferent })}
      />
    </main>
  );
}

type ComparisonProps = Pick<Route.ComponentProps, 'loaderData'> & { isMarked: boolean };

function Comparison({ loaderData, isMarked }: ComparisonProps) {
  const { isOnlyDifferent } = loaderData;
  const skin = useSkinNeeds();
  const products = useCompared(loaderData, skin.needs);
  const head = useRef<HTMLTableSectionElement>(null);
  const { skinType } = skin.needs;
  const groups = compareRows(products, skinType && SKIN_TYPE_NAMES[skinType]);
  const hrefWithout = (productId: string) => {
    const rest = products.flatMap(({ product }) =>
      product.productId === productId ? [] : product.productId,
    );
    // The bare address would show the collected products again.
    return rest.length > 0 ? compareHref({ ids: rest, isOnlyDifferent }) : '/compare?ids=';
  };
  return (
    <>
      {products.length === 1 && (
        <div className={styles.alone}>
          <Notice tone="info" action={<a href="#add">去加一款</a>}>
            只有一款还比不出差别，再加一款同类商品看看。
          </Notice>
        </div>
      )}
      <CompareBar products={products} head={head} />
      <CompareTable
        products={products}
        groups={isOnlyDifferent ? onlyDifferent(groups) : groups}
        isMarked={isMarked}
        head={head}
        hrefWithout={hrefWithout}
        aside={
          <SkinPanel
            skin={skin}
            goodCount={products.filter(({ match }) => match.level === 'good').length}
            count={products.length}
          />
        }
      />
    </>
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
