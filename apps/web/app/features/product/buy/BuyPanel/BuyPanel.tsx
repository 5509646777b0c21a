import type { ProductDetail, Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { BuyBar } from '../BuyBar/BuyBar.tsx';
import { FittingBundles } from '../FittingBundles/FittingBundles.tsx';
import { OfferBlock } from '../OfferBlock/OfferBlock.tsx';
import { Promises } from '../Promises/Promises.tsx';
import { SkuOptions } from '../SkuOptions/SkuOptions.tsx';
import type { LiveSku } from '../use-live-sku.ts';

interface BuyPanelProps {
  product: ProductDetail;
  sku: Sku;
  /** The public offer of the sku the page was opened with. */
  offer: SkuPromotion | null;
  live: LiveSku | null;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onSku: (skuId: string) => void;
  /** Loads price and stock again. */
  onRefresh: () => void;
}

/** Price, options and buttons of a product on sale. */
export function BuyPanel({
  product,
  sku,
  offer,
  live,
  quantity,
  onQuantity,
  onSku,
  onRefresh,
}: BuyPanelProps) {
  return (
    <>
      <OfferBlock sku={sku} live={live} publicOffer={offer} onClaimed={onRefresh} />
      <SkuOptions
        skus={product.skus}
        sku={sku}
        live={live}
        quantity={quantity}
        onSku={onSku}
        onQuantity={onQuantity}
      />
      <BuyBar
        sku={sku}
        quantity={quantity}
        hasInventory={live?.stock?.hasInventory ?? sku.hasInventory}
        bookingStatus={live?.stock?.bookingStatus ?? sku.bookingStatus}
        bundleId={product.bundleId}
        onCartChanged={onRefresh}
      />
      <FittingBundles fits={product.fits} />
      <Promises returnException={product.returnException} />
    </>
  );
}
