import type { AdminFeature } from '#platform/admin';
import { marketingAdminFeature, marketingApproval } from './account/index.ts';
import { readableApproval } from './approvals/index.ts';
import { formSets } from './cart/promotions/form-sets.ts';
import { couponIssueApproval, couponsAdminFeature } from './coupons/admin/index.ts';
import { presalesAdminFeature } from './promotions/index.ts';
import { promotionsAdminFeature } from './promotions-admin/index.ts';
import { type SimulatorDeps, simulatorFeature } from './simulator/index.ts';

/** What of promotions, coupons, cards, points and messages a second person decides. */
export const marketingApprovals = [
  readableApproval(marketingApproval),
  readableApproval(couponIssueApproval),
];

/** The features of the admin about promotions, coupons, cards, points, content and messages. */
export const createMarketingFeatures = (deps: Omit<SimulatorDeps, 'formSets'>): readonly AdminFeature[] => [
  promotionsAdminFeature(deps),
  simulatorFeature({ ...deps, formSets }),
  couponsAdminFeature,
  presalesAdminFeature,
  marketingAdminFeature,
];
