export { displayCount } from './display-count.ts';
export { ProductPicture } from './ProductPicture/ProductPicture.tsx';
export { ProductTile } from './ProductTile/ProductTile.tsx';
export { dearerMarketPrice, productPath } from './product-facts.ts';
export { useFavourite } from './use-favourite.ts';
