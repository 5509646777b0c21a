import type { CampaignText } from './campaign.ts';
import { giftGuide } from './gift-guide.ts';
import { helpPages } from './help-pages.ts';
import { legalPages } from './legal/index.ts';
import { newArrivalsPage } from './new-arrivals.ts';
import { nicheFragrance } from './niche-fragrance.ts';
import { shopPages } from './shop-pages.ts';
import { threeMinutes } from './three-minutes.ts';
import { winterRadiance } from './winter-radiance.ts';

/** Every content page of the demo shop. */
export const demoCampaigns: CampaignText[] = [
  winterRadiance,
  giftGuide,
  threeMinutes,
  newArrivalsPage,
  nicheFragrance,
  ...shopPages,
  ...helpPages,
  ...legalPages,
];
export type { CampaignText } from './campaign.ts';
export { demoScenes } from './scenes.ts';
