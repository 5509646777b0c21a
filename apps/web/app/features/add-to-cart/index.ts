export { addAllToCart, addBundleToCart, addToCart } from './add-to-cart.ts';
