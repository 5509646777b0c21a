import type { AdminFeature } from '#platform/admin';
import { marketingAdminFeature, marketingApproval } from './account/index.ts';
import { readableApproval } from './approvals/index.ts';
import { listCampaigns } from './campaigns/index.ts';
import { formSets } from './cart/promotions/form-sets.ts';
import { contentAdminFeature, createContentSource } from './content/index.ts';
import { couponIssueApproval, couponsAdminFeature } from './coupons/admin/index.ts';
import { levelsAdminFeature } from './member-card/index.ts';
import { pointsAdjustmentApproval, pointsAdminFeature } from './points/index.ts';
import { type OfferSource, presalesAdminFeature } from './promotions/index.ts';
import { promotionsAdminFeature } from './promotions-admin/index.ts';
import { listSearchedWords } from './search/index.ts';
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

interface MarketingDeps extends Omit<SimulatorDeps, 'formSets'> {
  offers: OfferSource;
}

/** The features of the admin about promotions, coupons, cards, points, content and messages. */
export const createMarketingFeatures = (deps: MarketingDeps): readonly AdminFeature[] => [
  promotionsAdminFeature(deps),
  simulatorFeature({ ...deps, formSets }),
  couponsAdminFeature,
  presalesAdminFeature,
  storedCardsAdminFeature,
  pointsAdminFeature,
  levelsAdminFeature,
  surveysAdminFeature,
  contentAdminFeature({
    ...deps,
    content: createContentSource(deps),
    isBundle: (id) => deps.builders.current().byId.has(id),
    listCampaigns,
    listSearchedWords,
  }),
  marketingAdminFeature,
];
