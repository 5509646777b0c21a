import { identityContract } from '@huarong/contract/identity';
import type { Route } from '@huarong/contract/kit';
import type { CardType } from '@huarong/core/pricing';
import type { Database } from '#platform/database';
import type { Feature } from '#platform/feature';
import type { MaintenanceSource } from '#platform/maintenance';
import type { PaymentProviders } from '../integrations/payment/index.ts';
import type { Storage } from '../integrations/storage/index.ts';
import { accountFeature } from './account/index.ts';
import { addressesFeature, recipientsFeature } from './addresses/index.ts';
import { type AnalyticsDeps, analyticsFeature } from './analytics/index.ts';
import { type BuilderSource, buildersFor, bundlesFeature } from './bundles/index.ts';
import { campaignsFeature } from './campaigns/index.ts';
import { cartFeature } from './cart/index.ts';
import { type CatalogueSource, catalogueFeature } from './catalogue/index.ts';
import { checkoutFeature } from './checkout/index.ts';
import { type AuthorPort, communityFeature, type PurchasePort } from './community/index.ts';
import { couponPoints, deleteMemberHistory } from './connect-members.ts';
import {
  checkoutDepsOf,
  orderPortsOf,
  paymentDepsOf,
  paymentPortOf,
  returnPortsOf,
} from './connect-orders.ts';
import { productFacts } from './connect-product-page.ts';
import { type ContentSource, contentFeature } from './content/index.ts';
import { cooperationFeature } from './cooperation/index.ts';
import { couponsFeature, type VisitorCoupons } from './coupons/index.ts';
import { favouritesFeature } from './favourites/index.ts';
import { feedbackFeature } from './feedback/index.ts';
import { historyFeature } from './history/index.ts';
import { accountSecurityFeature, type IdentityDeps, identityFeature } from './identity/index.ts';
import type { ImagePort } from './images/index.ts';
import { inventoryFeature, type SoldOutSkus } from './inventory/index.ts';
import { invoicesFeature } from './invoices/index.ts';
import { memberCardFeature } from './member-card/index.ts';
import { messagesFeature } from './messages/index.ts';
import { createPseudoListings, type Navigation, navigationFeature } from './navigation/index.ts';
import { ordersFeature } from './orders/index.ts';
import { paymentFeature } from './payment/index.ts';
import { pointsFeature } from './points/index.ts';
import { type OfferSource, promotionsFeature } from './promotions/index.ts';
import { rankingsFeature } from './rankings/index.ts';
import { recommendFeature } from './recommendations/index.ts';
import { remindersFeature } from './reminders/index.ts';
import { returnsFeature } from './returns/index.ts';
import { type IndexSource, searchFeature } from './search/index.ts';
import { surveysFeature } from './surveys/index.ts';

/** What features share besides the request context. */
export interface FeatureDeps {
  /** For lists that may be some seconds old. */
  readDb: Database;
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  searchIndex: IndexSource;
  offers: OfferSource;
  visitorCoupons: VisitorCoupons;
  content: ContentSource;
  maintenance: MaintenanceSource;
  builders: BuilderSource;
  soldOut: SoldOutSkus;
  navigation: Navigation;
  storage: Storage;
  purchases: PurchasePort;
  authors: AuthorPort;
  identity: IdentityDeps;
  providers: PaymentProviders;
  analytics: AnalyticsDeps;
  /** Whom a preview shows the shop to. */
  shownCard?: CardType | null;
}

/** All implemented features. A declared call that no feature implements answers 501; `npm run contract:todo` lists them. */
export function createFeatures(deps: FeatureDeps): readonly Feature[] {
  const { catalogue, imageOf, searchIndex } = deps;
  const payment = paymentDepsOf(deps.providers);
  return [
    contentFeature(deps),
    catalogueFeature(catalogue, imageOf, {
      readFacts: productFacts,
      bundleOf: (productId) => deps.builders.current().byProduct.get(productId)?.bundleId,
      bundlesFor: (skuIds) => buildersFor(deps.builders.current(), skuIds),
    }),
    navigationFeature(catalogue, imageOf, deps.navigation, deps.content),
    searchFeature(catalogue, imageOf, searchIndex, deps.content, createPseudoListings(deps.navigation)),
    campaignsFeature(catalogue, imageOf, deps.content),
    rankingsFeature(catalogue, imageOf),
    recommendFeature(catalogue, imageOf, searchIndex, deps.offers),
    inventoryFeature(deps),
    communityFeature(deps),
    remindersFeature(catalogue, imageOf),
    promotionsFeature(deps),
    bundlesFeature(deps),
    cartFeature(deps),
    cooperationFeature(deps),
    couponsFeature(catalogue, imageOf, couponPoints),
    feedbackFeature(deps),
    favouritesFeature(deps),
    historyFeature(catalogue, imageOf),
    surveysFeature,
    addressesFeature,
    recipientsFeature,
    checkoutFeature(checkoutDepsOf(deps, paymentPortOf(payment))),
    ordersFeature(orderPortsOf(deps, paymentPortOf(payment))),
    returnsFeature(returnPortsOf(deps, deps.storage)),
    invoicesFeature,
    identityFeature(deps.identity),
    accountSecurityFeature,
    accountFeature({ ...deps, deleteHistory: deleteMemberHistory }),
    paymentFeature(payment),
    pointsFeature(catalogue, imageOf),
    memberCardFeature,
    messagesFeature(catalogue, imageOf),
    analyticsFeature(deps.analytics),
  ];
}

/** Whether a call can open a new session. Such a call is allowed even when the sent session has expired. */
export const isAuthenticationRoute = (route: Route): boolean => authenticationRoutes.has(route);
const authenticationRoutes = new Set(
  Object.values(identityContract)
    .filter(({ access }) => access === 'anyone')
    .map(({ route }): Route => route),
);

/** The implemented routes. Listing them calls no feature, so empty deps are enough. */
export const builtRoutes = () =>
  new Set(createFeatures({} as FeatureDeps).flatMap((feature) => [...feature.endpoints.keys()]));
