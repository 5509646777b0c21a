import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { openStorage } from '../../integrations/storage/index.ts';
import { seedAccount } from './seed-account.ts';
import { seedBundles } from './seed-bundles.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCommunity } from './seed-community.ts';
import { seedContent } from './seed-content.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedKeeps } from './seed-keeps.ts';
import { seedMembers } from './seed-members.ts';
import { seedMessages } from './seed-messages.ts';
import { seedOrders } from './seed-orders.ts';
import { seedOwnWords } from './seed-own-words.ts';
import { seedPoints } from './seed-points.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedRankings } from './seed-rankings.ts';
import { seedReturns } from './seed-returns.ts';
import { seedSandboxTrades } from './seed-sandbox-trades.ts';
import { seedStoredCards } from './seed-stored-cards.ts';
import { seedSurveys } from './seed-surveys.ts';

type Settings = Pick<Config, 'demoProducts' | 'storage' | 'cardSecret'>;

/** Everything a demo opens with, each part once. The order matters: messages tell of all that came before. */
export async function seedDemo(db: Database, config: Settings, onProgress?: (share: number) => void) {
  await seedContent(db);
  await seedMembers(db);
  await seedCatalogue(db, config.demoProducts, onProgress);
  await seedCommunity(db);
  await seedCampaigns(db);
  await seedPromotions(db);
  await seedBundles(db);
  await seedOrders(db);
  await seedKeeps(db);
  await seedOwnWords(db);
  await seedSurveys(db);
  await seedCoupons(db);
  await seedRankings(db);
  await seedInvoices(db, await openStorage(config.storage));
  await seedReturns(db);
  await seedSandboxTrades(db);
  await seedStoredCards(db, config.cardSecret);
  await seedPoints(db);
  await seedAccount(db);
  await seedMessages(db);
}
