import type { AdminFeature } from '#platform/admin';
import { marketingAdminFeature, marketingApproval } from './account/index.ts';
import { readableApproval } from './approvals/index.ts';
import type { CatalogueSource } from './catalogue/index.ts';
import { promotionsAdminFeature } from './promotions-admin/index.ts';

/** What of promotions, coupons, cards, points and messages a second person decides. */
export const marketingApprovals = [readableApproval(marketingApproval)];

/** The features of the admin about promotions, coupons, cards, points, content and messages. */
export const createMarketingFeatures = (deps: { catalogue: CatalogueSource }): readonly AdminFeature[] => [
  promotionsAdminFeature(deps),
  marketingAdminFeature,
];
