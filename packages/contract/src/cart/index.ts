export { cartContract } from './cart.contract.ts';
export { cartRoutes } from './cart.routes.ts';
export { channel, quantity } from './cart-inputs.ts';
export { Amounts, Cart, CartLine, ExtraBuy, MiniCart, OptionalGift } from './cart-views.ts';
