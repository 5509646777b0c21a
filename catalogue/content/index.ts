import { checkoutSlots } from './checkout-slots.ts';
import { footerSlots } from './footer-slots.ts';
import { headerSlots } from './header-slots.ts';
import { homeImages, homeSlots } from './home-slots.ts';
import type { ImageLine, SlotLine } from './slot.ts';

/** Every slot of the demo shop by its locationLabel. */
export const demoTexts: Record<string, SlotLine[]> = {
  ...headerSlots,
  ...homeSlots,
  ...footerSlots,
  ...checkoutSlots,
};
export const demoImages: Record<string, ImageLine[]> = { ...homeImages };
export { type CampaignText, demoCampaigns, demoScenes } from './campaigns/index.ts';
export type { ImageLine, SlotLine } from './slot.ts';
