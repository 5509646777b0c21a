import type { Holders } from './holders.ts';

/** The calls of promotions, coupons, cards, points, content and messages. */
export const MARKETING_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'marketing.overview': ['OWNER', 'MARKETER'],
  'marketing.preview': ['OWNER', 'MARKETER'],
  'marketing.send': ['OWNER'],
  'marketing.stop': ['OWNER'],
  'marketing.optOut': ['OWNER', 'MARKETER'],
};
