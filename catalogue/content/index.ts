import { footerSlots } from './footer-slots.ts';
import { headerSlots } from './header-slots.ts';
import { homePictures, homeSlots } from './home-slots.ts';
import type { PictureLine, SlotLine } from './slot.ts';

/** Every slot of the demo shop by its locationLabel. */
export const demoTexts: Record<string, SlotLine[]> = { ...headerSlots, ...homeSlots, ...footerSlots };
export const demoPictures: Record<string, PictureLine[]> = { ...homePictures };
export { type CampaignText, demoCampaigns, demoScenes } from './campaigns/index.ts';
export type { PictureLine, SlotLine } from './slot.ts';
