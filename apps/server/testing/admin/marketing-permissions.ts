import type { Holders } from './holders.ts';

/** The calls of promotions, coupons, cards, points, content and messages. */
export const MARKETING_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'marketing.overview': ['OWNER', 'MARKETER'],
  'marketing.preview': ['OWNER', 'MARKETER'],
  'marketing.send': ['OWNER'],
  'marketing.stop': ['OWNER'],
  'marketing.optOut': ['OWNER', 'MARKETER'],
  'simulator.simulate': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.fill': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.skus': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.cases': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.case': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.save': ['OWNER', 'MARKETER'],
  'simulator.conflicts': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.offers': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.replays': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.replay': ['OWNER', 'MARKETER', 'PRICING', 'AUDITOR'],
  'simulator.startReplay': ['OWNER', 'MARKETER'],
};
