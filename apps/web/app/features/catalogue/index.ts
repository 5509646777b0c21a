export { AddToCartButton } from './AddToCartButton/AddToCartButton.tsx';
export { BundleParts } from './BundleParts/BundleParts.tsx';
export { displayCount } from './display-count.ts';
export { type LineRef, lineKey } from './line-key.ts';
export { ProductImage } from './ProductImage/ProductImage.tsx';
export { ProductImageLink } from './ProductImageLink/ProductImageLink.tsx';
export { ProductTile } from './ProductTile/ProductTile.tsx';
export { bundlePath, dearerMarketPrice, linePath, productPath, skuPath } from './product-facts.ts';
export { useFavourite } from './use-favourite.ts';
