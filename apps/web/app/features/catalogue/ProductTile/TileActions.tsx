import type { ProductCard } from '@huarong/contract/catalogue';
import { QuickBar, QuickBarSpace } from '@huarong/ui';
import { useIsNear } from '../../../platform/deferred/use-is-near.ts';
import { useAddToCart } from '../use-add-to-cart.tsx';
import { useFavourite } from '../use-favourite.ts';
import { tileName } from './tile-name.ts';

interface TileActionsProps {
  product: ProductCard;
}

/**
 * Cart and favourite of a tile. They do nothing without scripts, and a listing has dozens of tiles: they come when their tile is
 * near, and are not in the page before.
 */
export function TileActions({ product }: TileActionsProps) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  if (!isNear) return <QuickBarSpace ref={ref} isForAction={product.hasInventory} />;
  return <NearActions product={product} />;
}

function NearActions({ product }: TileActionsProps) {
  const favourite = useFavourite(product.skuId);
  const { isAdding, add, picker } = useAddToCart(product);
  return (
    <>
      <QuickBar
        name={tileName(product)}
        soldOut={!product.hasInventory}
        onAdd={add}
        adding={isAdding}
        favourite={favourite.isSaved}
        onFavourite={favourite.toggle}
      />
      {picker}
    </>
  );
}
