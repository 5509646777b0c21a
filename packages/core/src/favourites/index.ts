export { type CurrentPrices, priceDrop, type SavedPrices, savedUnitPrice } from './price-drop.ts';
