import { Button, ButtonLink, EmptyState, Notice, Pager, TabLinks } from '@huarong/ui';
import { ListFooter, PageHead } from '../../account/index.ts';
import type { SavedProducts } from '../favourites-data.ts';
import { type FavouritesQuery, favouritesPath } from '../favourites-query.ts';
import { SavedProductGrid } from '../SavedProductCard/SavedProductCard.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import { FavouriteSearch, SortSelect } from './FavouriteFilters.tsx';
import { TickedBar } from './TickedBar.tsx';
import { useSavedProducts } from './use-saved-products.ts';

interface ProductsPanelProps {
  title: string;
  query: FavouritesQuery;
  products: SavedProducts;
}
const FILTER_NAMES: [FavouritesQuery['filter'], string][] = [
  ['all', '全部'],
  ['cheaper', '降价'],
  ['soldOut', '缺货'],
  ['gone', '失效'],
];

/** Saved products with filter, sort and search. */
export const ProductsPanel = ({ title, query, products }: ProductsPanelProps) => (
  <>
    <PageHead
      title={title}
      note={`${products.counts.all} 件，最多 ${products.limit} 件；降价会在消息里告诉你`}
      actions={<FavouriteSearch query={query} />}
    />
    <TabLinks
      label="收藏状态"
      links={FILTER_NAMES.map(([filter, label]) => ({
        label,
        href: favouritesPath(query, { filter }),
        current: filter === query.filter,
        ...(products.counts[filter] > 0 && { count: products.counts[filter] }),
      }))}
      aside={<SortSelect query={query} />}
    />
    {/* The key resets the ticks on another page or filter; the controls above keep their focus. */}
    <SavedList key={JSON.stringify(query)} products={products} />
    <ListFooter>
      <Pager
        page={query.page}
        pageCount={products.totalPages}
        hrefOf={(page) => favouritesPath(query, { page })}
      />
    </ListFooter>
  </>
);

/** The list with bulk actions: add to cart or remove. */
function SavedList({ products }: Pick<ProductsPanelProps, 'products'>) {
  const state = useSavedProducts(products.list);
  return (
    <>
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
      {products.list.length > 0 ? (
        <>
          <SavedProductGrid>
            {products.list.map((favourite) => (
              <FavouriteCard
                key={favourite.skuId}
                favourite={favourite}
                isTicked={state.ticked.has(favourite.skuId)}
                onTick={() => state.tick(favourite.skuId)}
                onRemove={() => state.remove([favourite.skuId])}
              />
            ))}
          </SavedProductGrid>
          <TickedBar state={state} total={products.list.length} />
        </>
      ) : (
        <NoFavourites isAll={products.counts.all === 0} />
      )}
    </>
  );
}

const NoFavourites = ({ isAll }: { isAll: boolean }) =>
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
