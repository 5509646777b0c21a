import type { ProductDetail, Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { BrandCard } from './BrandCard/BrandCard.tsx';
import { Collocation } from './Collocation/Collocation.tsx';
import { FittingBundles } from './FittingBundles/FittingBundles.tsx';
import { GiftStrip } from './GiftStrip/GiftStrip.tsx';
import { NearShades } from './NearShades/NearShades.tsx';
import { ProductSets } from './ProductSets/ProductSets.tsx';
import { RankStrip } from './RankStrip/RankStrip.tsx';

export interface RelatedProductsProps {
  product: ProductDetail;
  sku: Sku;
  offer: SkuPromotion | null;
  onCartChanged: () => void;
}

/** What belongs to the decision and has no room beside the image: gifts, sets, similar shades, the ranking, the brand. */
export const RelatedProducts = ({ product, sku, offer, onCartChanged }: RelatedProductsProps) => (
  <>
    <GiftStrip gifts={offer?.gifts ?? []} />
    <FittingBundles fits={product.fits} />
    {sku.colour && <NearShades skuId={sku.skuId} />}
    <ProductSets productId={product.productId} onCartChanged={onCartChanged} />
    <Collocation skuId={product.skuId} />
    <RankStrip productId={product.productId} rank={product.rank} />
    {product.hasBrandPage !== false && <BrandCard brandId={product.brandId} productId={product.productId} />}
  </>
);
