import type { ProductCard } from '@huarong/contract/catalogue';
import { CardGrid, EmptyState, Loading, Skeleton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { type Api, browserApi } from '../../../platform/api/index.ts';
import { fetchGuessYouLike, ProductTile } from '../../catalogue/index.ts';

export type RecommendationTab = 'liked' | 'saved' | 'seen';

const SHOWN_COUNT = 5;
const FIRST_PAGE = { pageNo: 1, pageSize: SHOWN_COUNT };
const LOADERS: Record<RecommendationTab, (api: Api) => Promise<ProductCard[] | null>> = {
  liked: (api) => readList(fetchGuessYouLike(api, SHOWN_COUNT)),
  saved: async (api) => {
    const reply = await api.favourites.list(FIRST_PAGE);
    // Delisted products are not recommended.
    return reply.ok ? reply.value.list.filter(({ status }) => status !== 'gone') : null;
  },
  seen: (api) => readList(api.history.list(FIRST_PAGE)),
};
const EMPTY_TITLES: Record<RecommendationTab, string> = {
  liked: '暂时没有推荐',
  saved: '收藏夹还是空的',
  seen: '还没有浏览记录',
};

async function readList(request: Promise<{ ok: true; value: { list: ProductCard[] } } | { ok: false }>) {
  const reply = await request;
  return reply.ok ? reply.value.list : null;
}

/** The products of one tab, loaded when the tab is opened so that the order itself loads first. */
export function RecommendedProducts({ tab }: { tab: RecommendationTab }) {
  const [products, setProducts] = useState<ProductCard[] | null | 'loading'>('loading');
  useEffect(() => {
    let isUnmounted = false;
    void LOADERS[tab](browserApi({ quiet: true })).then((list) => !isUnmounted && setProducts(list));
    return () => {
      isUnmounted = true;
    };
  }, [tab]);
  if (products === 'loading')
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    );
  if (products === null || products.length === 0)
    return <EmptyState icon="bag" title={products === null ? '这里暂时打不开' : EMPTY_TITLES[tab]} />;
  return (
    <CardGrid columns={5} sample>
      {products.map((product) => (
        <ProductTile key={product.skuId} product={product} />
      ))}
    </CardGrid>
  );
}
