import { priceBreaksOf } from '@huarong/core/pricing/conflicts';
import type { AdminFeature } from '#platform/admin';
import { readableApproval } from './approvals/index.ts';
import {
  broadcastApproval,
  broadcastsFeature,
  marketingAdminFeature,
  marketingApproval,
} from './broadcasts/index.ts';
import { campaignsAdminFeature, listCampaigns } from './campaigns/index.ts';
import { formSets } from './cart/promotions/form-sets.ts';
import { couponPoints } from './connect-members.ts';
import { contentAdminFeature, createContentSource } from './content/index.ts';
import {
  couponFloorApproval,
  couponIssueApproval,
  couponsAdminFeature,
  type FindCouponBreaks,
} from './coupons/admin/index.ts';
import { levelsAdminFeature, levelsApproval } from './member-card/index.ts';
import { articlesAdminFeature, messageTextsFeature } from './messages/index.ts';
import { homeAdminFeature } from './navigation/index.ts';
import { pointsAdjustmentApproval, pointsAdminFeature } from './points/index.ts';
import {
  presaleCancelApproval,
  presaleChangesFeature,
  presaleDatesApproval,
} from './presale-changes/index.ts';
import { type OfferSource, presaleArrivalsFeature, presalesAdminFeature } from './promotions/index.ts';
import {
  bundlesAdminFeature,
  promotionFloorApproval,
  promotionsAdminFeature,
} from './promotions-admin/index.ts';
import { listSearchedWords } from './search/index.ts';
import { previewAdminFeature } from './shop-preview/index.ts';
import { findConflicts, type SimulatorDeps, simulatorFeature } from './simulator/index.ts';
import { cardBatchApproval, cardReplacementApproval, storedCardsAdminFeature } from './stored-cards/index.ts';
import { surveysAdminFeature } from './surveys/index.ts';

const couponBreaks =
  (deps: Pick<SimulatorDeps, 'catalogue'>): FindCouponBreaks =>
  async (db, coupon) =>
    priceBreaksOf((await findConflicts(db, deps, { coupon, isLiveOnly: true })).conflicts);

/** What of promotions, coupons, cards, points and messages a second person decides. */
export const createMarketingApprovals = (deps: Omit<SimulatorDeps, 'formSets'>) => [
  readableApproval(marketingApproval),
  readableApproval(broadcastApproval),
  readableApproval(couponIssueApproval),
  readableApproval(cardBatchApproval),
  readableApproval(cardReplacementApproval),
  readableApproval(pointsAdjustmentApproval),
  readableApproval(presaleDatesApproval),
  readableApproval(presaleCancelApproval),
  readableApproval(levelsApproval),
  readableApproval(promotionFloorApproval(deps)),
  readableApproval(couponFloorApproval(couponBreaks(deps))),
];

interface MarketingDeps extends Omit<SimulatorDeps, 'formSets'> {
  offers: OfferSource;
}

/** The features of the admin about promotions, coupons, cards, points, content and messages. */
export const createMarketingFeatures = (
  deps: MarketingDeps & Parameters<typeof homeAdminFeature>[0],
): readonly AdminFeature[] => [
  promotionsAdminFeature(deps),
  bundlesAdminFeature,
  simulatorFeature({ ...deps, formSets }),
  couponsAdminFeature(couponBreaks(deps), couponPoints),
  presalesAdminFeature,
  presaleChangesFeature,
  presaleArrivalsFeature,
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
  previewAdminFeature(deps),
  broadcastsFeature,
  messageTextsFeature,
  articlesAdminFeature,
  homeAdminFeature(deps),
  campaignsAdminFeature(deps),
];
