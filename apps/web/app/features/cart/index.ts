export { addAllToCart } from './add-all-to-cart.ts';
export { addBundleToCart, addToCart } from './add-to-cart.ts';
