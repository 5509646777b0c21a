import type { Holders } from './holders.ts';

/** The calls of promotions, coupons, cards, points, content and messages. */
export const MARKETING_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'promotions.list': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'promotions.calendar': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'promotions.find': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'promotions.codes': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'promotions.scope': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'promotions.detail': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'promotions.result': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'promotions.create': ['OWNER', 'MARKETER'],
  'promotions.save': ['OWNER', 'MARKETER'],
  'promotions.publish': ['OWNER', 'MARKETER'],
  'promotions.stop': ['OWNER', 'MARKETER'],
  'promotions.copy': ['OWNER', 'MARKETER'],
  'promotions.remove': ['OWNER', 'MARKETER'],
  'marketing.overview': ['OWNER', 'MARKETER'],
  'marketing.preview': ['OWNER', 'MARKETER'],
  'marketing.send': ['OWNER'],
  'marketing.stop': ['OWNER'],
  'marketing.optOut': ['OWNER', 'MARKETER'],
};
