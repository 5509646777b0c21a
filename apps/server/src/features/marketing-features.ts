import type { AdminFeature } from '#platform/admin';
import { marketingAdminFeature, marketingApproval } from './account/index.ts';
import { readableApproval } from './approvals/index.ts';
import { campaignsAdminFeature } from './campaigns/index.ts';
import { formSets } from './cart/promotions/form-sets.ts';
import { couponIssueApproval, couponsAdminFeature } from './coupons/admin/index.ts';
import { levelsAdminFeature } from './member-card/index.ts';
import { homeAdminFeature } from './navigation/index.ts';
import { pointsAdjustmentApproval, pointsAdminFeature } from './points/index.ts';
import { presalesAdminFeature } from './promotions/index.ts';
import { promotionsAdminFeature } from './promotions-admin/index.ts';
import { type SimulatorDeps, simulatorFeature } from './simulator/index.ts';
import { cardBatchApproval, cardReplacementApproval, storedCardsAdminFeature } from './stored-cards/index.ts';
import { surveysAdminFeature } from './surveys/index.ts';

/** What of promotions, coupons, cards, points and messages a second person decides. */
export const marketingApprovals = [
  readableApproval(marketingApproval),
  readableApproval(couponIssueApproval),
  readableApproval(cardBatchApproval),
  readableApproval(cardReplacementApproval),
  readableApproval(pointsAdjustmentApproval),
];

/** The features of the admin about promotions, coupons, cards, points, content and messages. */
export const createMarketingFeatures = (
  deps: Omit<SimulatorDeps, 'formSets'> & Parameters<typeof homeAdminFeature>[0],
): readonly AdminFeature[] => [
  promotionsAdminFeature(deps),
  simulatorFeature({ ...deps, formSets }),
  couponsAdminFeature,
  presalesAdminFeature,
  storedCardsAdminFeature,
  pointsAdminFeature,
  levelsAdminFeature,
  surveysAdminFeature,
  marketingAdminFeature,
  homeAdminFeature(deps),
  campaignsAdminFeature(deps),
];
