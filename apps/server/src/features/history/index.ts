export { rememberProduct } from './remember-product.ts';
