export { contentAdminFeature } from './admin/content-admin.feature.ts';
export { checkTexts } from './check-texts.ts';
export { contentFeature } from './content.feature.ts';
export { type ContentSource, createContentSource } from './content-source.ts';
export { createSlotCounter } from './figures/slot-counter.ts';
export type { FindOffer } from './offers/find-offers.ts';
export { type LiveOffer, OfferRef, offerRefOf } from './offers/offer-ref.ts';
export { earlierOf } from './present-resource.ts';
export { watchSwitches } from './watch-switches.ts';
