import { type LimitSettings, settingsAt } from '@huarong/core/settings';
import type { OfferSource } from '../promotions/index.ts';

/** How much a cart may hold now. */
export const cartLimits = (offers: OfferSource): LimitSettings =>
  settingsAt('limits', offers.current().settings, new Date(offers.now()));
