export { priceDrop, savedUnitPrice } from './price-drop.ts';
