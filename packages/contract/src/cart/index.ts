export { cartContract } from './cart.contract.ts';
export { cartRoutes } from './cart.routes.ts';
export { channel, quantity } from './cart-inputs.ts';
export {
  Amounts,
  Cart,
  CartLine,
  CartMerge,
  ExtraBuy,
  MiniCart,
  OptionalGift,
  RemovedLine,
} from './cart-views.ts';
