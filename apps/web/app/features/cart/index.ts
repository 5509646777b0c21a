export { ExtraBuy } from './promotions/CartOffers/ExtraBuy.tsx';
export { OptionalGifts } from './promotions/CartOffers/OptionalGifts.tsx';
export { savedBy } from './saved-by.ts';
