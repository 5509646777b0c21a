export { AddButton } from './AddButton/AddButton.tsx';
export { BundleParts } from './BundleParts/BundleParts.tsx';
export { displayCount } from './display-count.ts';
export { type LineRef, lineKey } from './line-key.ts';
export { PictureLink } from './PictureLink/PictureLink.tsx';
export { ProductPicture } from './ProductPicture/ProductPicture.tsx';
export { ProductTile } from './ProductTile/ProductTile.tsx';
export { bundlePath, dearerMarketPrice, linePath, productPath, skuPath } from './product-facts.ts';
export { useFavourite } from './use-favourite.ts';
