import { Button, ButtonLink, EmptyState, Field, Notice, Pager } from '@huarong/ui';
import { Form } from 'react-router';
import type { FavouritesData } from '../favourites-data.ts';
import { KeptGrid } from '../KeptCard/KeptCard.tsx';
import { type FavouritesQuery, favouritesPath } from '../query/favourites-query.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import styles from './GoodsPanel.module.css';
import { TickedBar } from './TickedBar.tsx';
import { useGoods } from './use-goods.ts';

interface GoodsPanelProps {
  query: FavouritesQuery;
  goods: FavouritesData['goods'];
}
const FILTER_NAMES: [FavouritesQuery['filter'], string][] = [
  ['all', '全部'],
  ['cheaper', '降价'],
  ['soldOut', '缺货'],
  ['gone', '失效'],
];

/** Saved goods: filtered, found by name, moved to the cart or let go, one or many at a time. */
export function GoodsPanel({ query, goods }: GoodsPanelProps) {
  const state = useGoods(goods.list);
  return (
    <>
      <div className={styles.tools}>
        {FILTER_NAMES.map(([filter, label]) => (
          <a
            key={filter}
            href={favouritesPath(query, { filter })}
            aria-current={filter === query.filter ? 'true' : undefined}
          >
            {label} {goods.counts[filter]}
          </a>
        ))}
        <Form action="/myAccount/favorite">
          {query.filter !== 'all' && <input type="hidden" name="filter" value={query.filter} />}
          <Field
            label="在收藏里找"
            labelHidden
            name="word"
            size="sm"
            maxLength={50}
            placeholder="在收藏里找"
            defaultValue={query.word}
          />
          <Button size="sm" type="submit">
            查找
          </Button>
        </Form>
      </div>
      {state.removed.length > 0 && (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={state.restore}>
              撤销
            </Button>
          }
        >
          已取消收藏 {state.removed.length} 件
        </Notice>
      )}
      {goods.list.length > 0 ? (
        <>
          <KeptGrid>
            {goods.list.map((favourite) => (
              <FavouriteCard
                key={favourite.skuId}
                favourite={favourite}
                isTicked={state.ticked.has(favourite.skuId)}
                onTick={() => state.tick(favourite.skuId)}
                onRemove={() => state.remove([favourite.skuId])}
              />
            ))}
          </KeptGrid>
          <TickedBar state={state} total={goods.list.length} />
        </>
      ) : (
        <NothingSaved isAll={goods.counts.all === 0} />
      )}
      <Pager
        page={query.page}
        pageCount={goods.totalPages}
        hrefOf={(page) => favouritesPath(query, { page })}
      />
    </>
  );
}

const NothingSaved = ({ isAll }: { isAll: boolean }) =>
  isAll ? (
    <EmptyState
      icon="heart"
      title="收藏夹还是空的"
      actions={
        <ButtonLink kind="ink" href="/campaign/new-arrivals.html">
          逛逛新品
        </ButtonLink>
      }
    >
      看到喜欢的，点一下心形，降价时这里会标出来。
    </EmptyState>
  ) : (
    <EmptyState
      icon="heart"
      title="没有这样的收藏"
      actions={<ButtonLink href="/myAccount/favorite">查看全部</ButtonLink>}
    >
      换个条件看看。
    </EmptyState>
  );
