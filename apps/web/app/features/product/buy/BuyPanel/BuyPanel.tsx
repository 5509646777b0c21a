import type { ProductDetail, Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { useState } from 'react';
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
  onSku: (skuId: string) => void;
  /** Loads price and stock again. */
  onRefresh: () => void;
}

/** Price, options and buttons of a product on sale. */
export function BuyPanel({ product, sku, offer, live, onSku, onRefresh }: BuyPanelProps) {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <OfferBlock sku={sku} live={live} publicOffer={offer} onClaimed={onRefresh} />
      <SkuOptions
        skus={product.skus}
        sku={sku}
        live={live}
        quantity={quantity}
        onSku={onSku}
        onQuantity={setQuantity}
      />
      <BuyBar
        sku={sku}
        quantity={quantity}
        hasInventory={live?.stock?.hasInventory ?? sku.hasInventory}
        bundleId={product.bundleId}
        onCartChanged={onRefresh}
      />
      <FittingBundles fits={product.fits} />
      <Promises returnException={product.returnException} />
    </>
  );
}
