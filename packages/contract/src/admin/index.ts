import { approvalsContract } from './approvals/index.ts';
import { articlesContract } from './articles/index.ts';
import { auditContract } from './audit/index.ts';
import { brandsContract } from './brands/index.ts';
import { broadcastsContract } from './broadcasts/index.ts';
import { bulkContract } from './bulk/index.ts';
import { bundlesContract } from './bundles/index.ts';
import { campaignsAdminContract } from './campaigns/index.ts';
import { categoriesContract } from './categories/index.ts';
import { changesContract } from './changes/index.ts';
import { communityAdminContract } from './community/index.ts';
import { contentAdminContract } from './content/index.ts';
import { cooperationAdminContract } from './cooperation/index.ts';
import { couponsAdminContract } from './coupons/index.ts';
import { feedbackAdminContract } from './feedback/index.ts';
import { financeExportsContract } from './finance-exports/index.ts';
import { gridContract } from './grid/index.ts';
import { homeContract } from './home/index.ts';
import { importsContract } from './imports/index.ts';
import { integrationKeysContract, webhooksContract } from './integration/index.ts';
import { invariantsContract } from './invariants/index.ts';
import { adminInvoicesContract } from './invoices/index.ts';
import { ledgerContract } from './ledger/index.ts';
import { levelsContract } from './levels/index.ts';
import { lotsContract } from './lots/index.ts';
import { marketingContract } from './marketing/index.ts';
import { mediaContract } from './media/index.ts';
import { membersContract } from './members/index.ts';
import { messageTextsContract } from './message-texts/index.ts';
import { ordersAdminContract } from './orders/index.ts';
import { paymentsAdminContract } from './payments/index.ts';
import { plansContract } from './plans/index.ts';
import { pointsAdminContract } from './points/index.ts';
import { presaleArrivalsContract } from './presale-arrivals/index.ts';
import { presaleChangesContract } from './presale-changes/index.ts';
import { presalesContract } from './presales/index.ts';
import { previewContract } from './preview/index.ts';
import { productsContract } from './products/index.ts';
import { promotionsContract } from './promotions/index.ts';
import { reactionsContract } from './reactions/index.ts';
import { recallsContract } from './recalls/index.ts';
import { receiptsContract } from './receipts/index.ts';
import { reconciliationContract } from './reconciliation/index.ts';
import { adminRefundsContract } from './refunds/index.ts';
import { reportsContract } from './reports/index.ts';
import { adminReturnsContract } from './returns/index.ts';
import { searchPinsContract, searchReportContract, searchWordsContract } from './search/index.ts';
import { settingsContract } from './settings/index.ts';
import { simulatorContract } from './simulator/index.ts';
import { staffContract } from './staff/index.ts';
import { adminStockContract } from './stock/index.ts';
import { stocktakesContract } from './stocktakes/index.ts';
import { storedCardsContract } from './stored-cards/index.ts';
import { surveysAdminContract } from './surveys/index.ts';
import { systemContract } from './system/index.ts';
import { termsContract } from './terms/index.ts';
import { visitsContract } from './visits/index.ts';
import { workContract } from './work/index.ts';
import { workQueueContract } from './work-queue/index.ts';

/** Every call of the admin by feature. */
export const adminContracts = {
  staff: staffContract,
  audit: auditContract,
  approvals: approvalsContract,
  work: workContract,
  workQueue: workQueueContract,
  returns: adminReturnsContract,
  refunds: adminRefundsContract,
  stock: adminStockContract,
  stocktakes: stocktakesContract,
  changes: changesContract,
  grid: gridContract,
  products: productsContract,
  media: mediaContract,
  imports: importsContract,
  brands: brandsContract,
  categories: categoriesContract,
  terms: termsContract,
  bulk: bulkContract,
  plans: plansContract,
  searchWords: searchWordsContract,
  searchPins: searchPinsContract,
  searchReport: searchReportContract,
  members: membersContract,
  promotions: promotionsContract,
  coupons: couponsAdminContract,
  bundles: bundlesContract,
  presales: presalesContract,
  presaleArrivals: presaleArrivalsContract,
  presaleChanges: presaleChangesContract,
  marketing: marketingContract,
  broadcasts: broadcastsContract,
  messageTexts: messageTextsContract,
  articles: articlesContract,
  simulator: simulatorContract,
  preview: previewContract,
  storedCards: storedCardsContract,
  points: pointsAdminContract,
  levels: levelsContract,
  surveys: surveysAdminContract,
  content: contentAdminContract,
  home: homeContract,
  campaigns: campaignsAdminContract,
  receipts: receiptsContract,
  orders: ordersAdminContract,
  community: communityAdminContract,
  cooperation: cooperationAdminContract,
  system: systemContract,
  payments: paymentsAdminContract,
  reconciliation: reconciliationContract,
  ledger: ledgerContract,
  invariants: invariantsContract,
  invoices: adminInvoicesContract,
  settings: settingsContract,
  integrationKeys: integrationKeysContract,
  webhooks: webhooksContract,
  reports: reportsContract,
  visits: visitsContract,
  lots: lotsContract,
  recalls: recallsContract,
  reactions: reactionsContract,
  financeExports: financeExportsContract,
  feedback: feedbackAdminContract,
};
export type AdminContracts = typeof adminContracts;
