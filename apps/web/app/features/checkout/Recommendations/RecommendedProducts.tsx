import type { ProductCard } from '@huarong/contract/catalogue';
import { CardGrid, EmptyState, Loading, Skeleton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { type Api, browserApi } from '../../../platform/api/index.ts';
import { ProductTile } from '../../catalogue/index.ts';

export type ShelfName = 'liked' | 'saved' | 'seen';

const SHOWN = 5;
const PAGE = { pageNo: 1, pageSize: SHOWN };
const ASK: Record<ShelfName, (api: Api) => Promise<ProductCard[] | null>> = {
  liked: (api) => listOf(api.catalogue.recommend({ scene: 'guess-you-like', ...PAGE })),
  saved: async (api) => {
    const reply = await api.favourites.list(PAGE);
    // What is no longer sold has no page to lead to.
    return reply.ok ? reply.value.list.filter(({ status }) => status !== 'gone') : null;
  },
  seen: (api) => listOf(api.history.list(PAGE)),
};
const NOTHING: Record<ShelfName, string> = {
  liked: '暂时没有推荐',
  saved: '收藏夹还是空的',
  seen: '还没有浏览记录',
};

async function listOf(asked: Promise<{ ok: true; value: { list: ProductCard[] } } | { ok: false }>) {
  const reply = await asked;
  return reply.ok ? reply.value.list : null;
}

/** The goods of one tab, asked for when it is first looked at: the order on the page above comes first. */
export function ShelfGoods({ name }: { name: ShelfName }) {
  const [goods, setGoods] = useState<ProductCard[] | null | 'waiting'>('waiting');
  useEffect(() => {
    let isGone = false;
    void ASK[name](browserApi({ quiet: true })).then((list) => !isGone && setGoods(list));
    return () => {
      isGone = true;
    };
  }, [name]);
  if (goods === 'waiting')
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    );
  if (goods === null || goods.length === 0)
    return <EmptyState icon="bag" title={goods === null ? '这里暂时打不开' : NOTHING[name]} />;
  return (
    <CardGrid columns={5}>
      {goods.map((product) => (
        <ProductTile key={product.skuId} product={product} />
      ))}
    </CardGrid>
  );
}
