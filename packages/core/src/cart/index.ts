export { CartLineStatus } from './cart-line-status.ts';
