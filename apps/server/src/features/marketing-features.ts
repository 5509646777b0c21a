import type { AdminFeature } from '#platform/admin';
import { marketingAdminFeature, marketingApproval } from './account/index.ts';
import { readableApproval } from './approvals/index.ts';
import { couponIssueApproval, couponsAdminFeature } from './coupons/admin/index.ts';
import { presalesAdminFeature } from './promotions/index.ts';

/** What of promotions, coupons, cards, points and messages a second person decides. */
export const marketingApprovals = [
  readableApproval(marketingApproval),
  readableApproval(couponIssueApproval),
];

/** The features of the admin about promotions, coupons, cards, points, content and messages. */
export const createMarketingFeatures = (): readonly AdminFeature[] => [
  couponsAdminFeature,
  presalesAdminFeature,
  marketingAdminFeature,
];
