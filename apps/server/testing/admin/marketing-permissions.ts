import type { Holders } from './holders.ts';

/** The calls of promotions, coupons, cards, points, content and messages. */
export const MARKETING_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'presales.list': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'presales.detail': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'presales.orders': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'presales.save': ['OWNER', 'MARKETER'],
  'presales.publish': ['OWNER', 'MARKETER'],
  'presales.stop': ['OWNER', 'MARKETER'],
  'coupons.list': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'coupons.detail': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'coupons.save': ['OWNER', 'MARKETER'],
  'coupons.publish': ['OWNER', 'MARKETER'],
  'coupons.stop': ['OWNER', 'MARKETER'],
  'coupons.records': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'coupons.void': ['OWNER', 'MARKETER'],
  'coupons.createBatch': ['OWNER', 'MARKETER'],
  'coupons.batch': ['OWNER', 'PRICING', 'MARKETER', 'AUDITOR'],
  'coupons.voidBatch': ['OWNER', 'MARKETER'],
  'coupons.countIssue': ['OWNER', 'MARKETER'],
  'coupons.issue': ['OWNER', 'MARKETER'],
  'coupons.stopIssue': ['OWNER', 'MARKETER'],
  'marketing.overview': ['OWNER', 'MARKETER'],
  'marketing.preview': ['OWNER', 'MARKETER'],
  'marketing.send': ['OWNER'],
  'marketing.stop': ['OWNER'],
  'marketing.optOut': ['OWNER', 'MARKETER'],
};
