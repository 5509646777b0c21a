export {
  checkStrikePrice,
  type DiscountBase,
  discountBase,
  type Sale,
  type StrikeVerdict,
} from './discount-base.ts';
export { HIGHEST_PRICE, LOWEST_PRICE, type NotAPrice, parsePrice } from './price.ts';
export {
  approvalReasons,
  type PriceEdit,
  type PriceWarning,
  priceWarnings,
} from './price-guards.ts';
