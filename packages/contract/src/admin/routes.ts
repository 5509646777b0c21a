import { approvalsRoutes } from './approvals/approvals.routes.ts';
import { articlesRoutes } from './articles/articles.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { brandsRoutes } from './brands/brands.routes.ts';
import { broadcastsRoutes } from './broadcasts/broadcasts.routes.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { bundlesRoutes } from './bundles/bundles.routes.ts';
import { campaignsAdminRoutes } from './campaigns/campaigns.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { communityAdminRoutes } from './community/community.routes.ts';
import { contentAdminRoutes } from './content/content.routes.ts';
import { cooperationAdminRoutes } from './cooperation/cooperation.routes.ts';
import { couponsAdminRoutes } from './coupons/coupons.routes.ts';
import { feedbackAdminRoutes } from './feedback/feedback.routes.ts';
import { financeExportRoutes } from './finance-exports/finance-exports.routes.ts';
import { gridRoutes } from './grid/grid.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { integrationKeysRoutes, webhooksRoutes } from './integration/integration.routes.ts';
import { invariantsRoutes } from './invariants/invariants.routes.ts';
import { adminInvoicesRoutes } from './invoices/invoices.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { levelsRoutes } from './levels/levels.routes.ts';
import { lotsRoutes } from './lots/lots.routes.ts';
import { marketingRoutes } from './marketing/marketing.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { membersRoutes } from './members/members.routes.ts';
import { messageTextsRoutes } from './message-texts/message-texts.routes.ts';
import { ordersAdminRoutes } from './orders/orders.routes.ts';
import { paymentsAdminRoutes } from './payments/payments.routes.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { pointsAdminRoutes } from './points/points.routes.ts';
import { presaleArrivalsRoutes } from './presale-arrivals/presale-arrivals.routes.ts';
import { presaleChangesRoutes } from './presale-changes/presale-changes.routes.ts';
import { presalesRoutes } from './presales/presales.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { promotionsRoutes } from './promotions/promotions.routes.ts';
import { reactionsRoutes } from './reactions/reactions.routes.ts';
import { recallsRoutes } from './recalls/recalls.routes.ts';
import { receiptsRoutes } from './receipts/receipts.routes.ts';
import { reconciliationRoutes } from './reconciliation/reconciliation.routes.ts';
import { adminRefundsRoutes } from './refunds/refunds.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { adminReturnsRoutes } from './returns/returns.routes.ts';
import { searchPinsRoutes, searchReportRoutes, searchWordsRoutes } from './search/search.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { simulatorRoutes } from './simulator/simulator.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { adminStockRoutes } from './stock/stock.routes.ts';
import { stocktakesRoutes } from './stocktakes/stocktakes.routes.ts';
import { storedCardsRoutes } from './stored-cards/stored-cards.routes.ts';
import { surveysAdminRoutes } from './surveys/surveys.routes.ts';
import { systemRoutes } from './system/system.routes.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import { visitRoutes } from './visits/visits.routes.ts';
import { workRoutes } from './work/work.routes.ts';
import { workQueueRoutes } from './work-queue/work-queue.routes.ts';

/** Every route of the admin API by feature, as strings for the browser. */
export const adminRoutes = {
  staff: staffRoutes,
  audit: auditRoutes,
  approvals: approvalsRoutes,
  work: workRoutes,
  workQueue: workQueueRoutes,
  returns: adminReturnsRoutes,
  refunds: adminRefundsRoutes,
  stock: adminStockRoutes,
  stocktakes: stocktakesRoutes,
  changes: changesRoutes,
  grid: gridRoutes,
  products: productsRoutes,
  media: mediaRoutes,
  imports: importsRoutes,
  brands: brandsRoutes,
  categories: categoriesRoutes,
  terms: termsRoutes,
  bulk: bulkRoutes,
  plans: plansRoutes,
  searchWords: searchWordsRoutes,
  searchPins: searchPinsRoutes,
  searchReport: searchReportRoutes,
  members: membersRoutes,
  promotions: promotionsRoutes,
  coupons: couponsAdminRoutes,
  bundles: bundlesRoutes,
  presales: presalesRoutes,
  presaleArrivals: presaleArrivalsRoutes,
  presaleChanges: presaleChangesRoutes,
  marketing: marketingRoutes,
  broadcasts: broadcastsRoutes,
  messageTexts: messageTextsRoutes,
  articles: articlesRoutes,
  settings: settingsRoutes,
  reports: reportsRoutes,
  simulator: simulatorRoutes,
  preview: previewRoutes,
  storedCards: storedCardsRoutes,
  points: pointsAdminRoutes,
  levels: levelsRoutes,
  surveys: surveysAdminRoutes,
  content: contentAdminRoutes,
  home: homeRoutes,
  campaigns: campaignsAdminRoutes,
  ledger: ledgerRoutes,
  invariants: invariantsRoutes,
  invoices: adminInvoicesRoutes,
  receipts: receiptsRoutes,
  orders: ordersAdminRoutes,
  community: communityAdminRoutes,
  cooperation: cooperationAdminRoutes,
  system: systemRoutes,
  payments: paymentsAdminRoutes,
  reconciliation: reconciliationRoutes,
  integrationKeys: integrationKeysRoutes,
  webhooks: webhooksRoutes,
  visits: visitRoutes,
  lots: lotsRoutes,
  recalls: recallsRoutes,
  reactions: reactionsRoutes,
  financeExports: financeExportRoutes,
  feedback: feedbackAdminRoutes,
};
