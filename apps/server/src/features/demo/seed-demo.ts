import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { openStorage } from '../../integrations/storage/index.ts';
import { seedBundles } from './catalogue/seed-bundles.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { seedRankings } from './catalogue/seed-rankings.ts';
import { seedCommunity } from './community/seed-community.ts';
import { seedOwnContent } from './community/seed-own-content.ts';
import { seedCampaigns } from './content/seed-campaigns.ts';
import { seedContent } from './content/seed-content.ts';
import { seedCooperation } from './cooperation/seed-cooperation.ts';
import { seedCoupons } from './coupons/seed-coupons.ts';
import { seedInvoices } from './invoices/seed-invoices.ts';
import { seedAccount } from './members/seed-account.ts';
import { seedCardMembers } from './members/seed-card-members.ts';
import { seedMembers } from './members/seed-members.ts';
import { seedSavedItems } from './members/seed-saved-items.ts';
import { seedMessages } from './messages/seed-messages.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedSandboxTransactions } from './payment/seed-sandbox-transactions.ts';
import { seedPoints } from './points/seed-points.ts';
import { seedPromotions } from './promotions/seed-promotions.ts';
import { seedReturns } from './returns/seed-returns.ts';
import { seedStaff } from './staff/seed-staff.ts';
import { seedStoredCards } from './stored-cards/seed-stored-cards.ts';
import { seedSurveys } from './surveys/seed-surveys.ts';

type Settings = Pick<Config, 'demoProducts' | 'storage' | 'cardSecret' | 'secret'>;

/** Seeds all demo data, each part once. The order matters: messages come last, because they refer to the rest. */
export async function seedDemo(db: Database, config: Settings, onProgress?: (share: number) => void) {
  await seedContent(db);
  await seedMembers(db);
  await seedStaff(db, config);
  await seedCatalogue(db, config.demoProducts, onProgress);
  await seedCommunity(db);
  await seedCampaigns(db);
  await seedPromotions(db);
  await seedBundles(db);
  await seedOrders(db);
  await seedSavedItems(db);
  await seedOwnContent(db);
  await seedSurveys(db);
  await seedCooperation(db);
  await seedCoupons(db);
  await seedRankings(db);
  await seedInvoices(db, await openStorage(config.storage));
  await seedReturns(db);
  await seedCardMembers(db);
  await seedSandboxTransactions(db);
  await seedStoredCards(db, config.cardSecret);
  await seedPoints(db);
  await seedAccount(db);
  await seedMessages(db);
}
