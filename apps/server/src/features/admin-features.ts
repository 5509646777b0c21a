import { type AdminFeature, createCountMemory } from '#platform/admin';
import type { PaymentProviders } from '../integrations/payment/index.ts';
import { receiptsAdminFeature } from './account/index.ts';
import { approvalsFeature, readableApproval } from './approvals/index.ts';
import {
  brandsAdminFeature,
  bulkAdminFeature,
  categoriesAdminFeature,
  plansAdminFeature,
  termsAdminFeature,
} from './assortment/index.ts';
import { auditFeature } from './audit/index.ts';
import type { BuilderSource } from './bundles/index.ts';
import { readCardLevels } from './card-levels/index.ts';
import type { CatalogueSource } from './catalogue/index.ts';
import { describeColumn, importsAdminFeature } from './catalogue-import/index.ts';
import { changesAdminFeature, priceChangeApproval, stockChangeApproval } from './change-sets/index.ts';
import { communityAdminFeature } from './community/index.ts';
import { orderPortsOf, paymentDepsOf, paymentPortOf, refundPort, returnPortsOf } from './connect-orders.ts';
import { cooperationAdminFeature } from './cooperation/index.ts';
import { createFinanceApprovals, createFinanceFeatures } from './finance-features.ts';
import type { ImagePort } from './images/index.ts';
import { lotsFeature, stockAdjustmentApproval, stockAdminFeature } from './inventory/index.ts';
import { previewInvoiceAdjustment } from './invoices/index.ts';
import { createMarketingApprovals, createMarketingFeatures } from './marketing-features.ts';
import { mediaAdminFeature } from './media/index.ts';
import { membersFeature } from './members/index.ts';
import { ordersAdminFeature, refundApproval } from './orders/index.ts';
import { gridAdminFeature } from './price-grid/index.ts';
import { productsAdminFeature } from './products-admin/index.ts';
import type { OfferSource } from './promotions/index.ts';
import { cashRefundApproval, returnsAdminFeature } from './returns/index.ts';
import {
  type PreparedIndexSource,
  searchPinsAdminFeature,
  searchReportAdminFeature,
  searchWordsAdminFeature,
} from './search/index.ts';
import { settingsAdminFeature } from './settings/index.ts';
import { staffFeature } from './staff/index.ts';
import { stocktakesAdminFeature } from './stocktakes/index.ts';
import { type HealthDeps, systemFeature } from './system/index.ts';
import { workFeature } from './work/index.ts';
import { workQueueFeature } from './work-queue/index.ts';

/** What features of the admin share besides the context of a call. */
export interface AdminDeps extends HealthDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  offers: OfferSource;
  searchIndex: PreparedIndexSource;
  builders: BuilderSource;
  payment: { providers: PaymentProviders };
}

/** Products from which on lists are counted every few seconds only. */
const LONG_LIST = 20_000;

/** Every feature of the admin. */
export function createAdminFeatures(deps: AdminDeps): readonly AdminFeature[] {
  const orderPorts = orderPortsOf(deps, paymentPortOf(paymentDepsOf(deps.payment.providers)));
  const returnPorts = returnPortsOf(deps, deps.storage);
  const refund = refundApproval(orderPorts.payments);
  const cashRefund = cashRefundApproval(refundPort);
  const counts = createCountMemory(() => deps.catalogue.current().products.size > LONG_LIST);
  return [
    staffFeature,
    auditFeature,
    approvalsFeature([
      readableApproval(refund),
      readableApproval(cashRefund),
      readableApproval(stockAdjustmentApproval),
      ...createMarketingApprovals(deps),
      ...createFinanceApprovals(deps),
      readableApproval(priceChangeApproval),
      readableApproval(stockChangeApproval),
    ]),
    workFeature,
    workQueueFeature,
    membersFeature,
    ...createMarketingFeatures({ ...deps, imageOfSku: returnPorts.imageOf }),
    receiptsAdminFeature,
    ordersAdminFeature({
      ports: orderPorts,
      refundApproval: refund,
      previewInvoices: previewInvoiceAdjustment,
    }),
    returnsAdminFeature(returnPorts, cashRefund),
    ...createFinanceFeatures(deps),
    stockAdminFeature(returnPorts.imageOf, counts),
    lotsFeature(returnPorts.imageOf, counts),
    stocktakesAdminFeature(returnPorts.imageOf),
    changesAdminFeature(describeColumn),
    gridAdminFeature(returnPorts.imageOf),
    productsAdminFeature({ ...deps, columnOf: describeColumn, counts }),
    mediaAdminFeature(deps),
    importsAdminFeature(deps),
    brandsAdminFeature,
    categoriesAdminFeature(returnPorts.imageOf),
    termsAdminFeature,
    bulkAdminFeature,
    plansAdminFeature(describeColumn),
    searchWordsAdminFeature({ ...deps, imageOfSku: returnPorts.imageOf }),
    searchPinsAdminFeature({ ...deps, imageOfSku: returnPorts.imageOf }),
    searchReportAdminFeature(deps),
    communityAdminFeature(deps),
    cooperationAdminFeature,
    settingsAdminFeature({ readCardLevels }),
    systemFeature(deps),
  ];
}
