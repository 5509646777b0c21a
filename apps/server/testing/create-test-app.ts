import type { Database } from '#platform/database';
import { createLog } from '#platform/log';
import type { Volume } from '#platform/volume';
import { type AppDeps, buildShop } from '../src/app.ts';
import { seedCampaigns, seedContent, seedMembers, seedPromotions } from '../src/features/demo/index.ts';
import { createTestDatabase } from './create-test-database.ts';
import { ensureDemoTemplate } from './demo-template.ts';
import { readTestConfig } from './read-test-config.ts';
import type { TemplateName } from './template.ts';

interface TestAppOptions {
  /** Environment variables of the start, over those of a silent demo shop. */
  env?: Record<string, string>;
  renderPage?: AppDeps['renderPage'];
  /** The disk of DATA_DIR, which a test can fill; by default the real one. */
  volume?: Volume;
  /** With the demo's products; without them the start is faster. */
  hasCatalogue?: boolean;
  /** With the demo's products, promotions, coupons and campaign pages. */
  hasOffers?: boolean;
  /** With the demo's members. */
  hasMembers?: boolean;
  /** With everything a demo has, including orders. */
  isWholeDemo?: boolean;
  /** Further rows, inserted before the shop reads its catalogue and offers. */
  seed?: (db: Database) => Promise<void>;
}

/** The whole server on a fresh database with the demo's content; `close()` deletes everything. */
export async function createTestApp({
  env = {},
  renderPage,
  volume,
  hasOffers = false,
  hasCatalogue = hasOffers,
  hasMembers = false,
  isWholeDemo = false,
  seed,
}: TestAppOptions = {}) {
  if (isWholeDemo) await ensureDemoTemplate();
  const template: TemplateName = isWholeDemo ? 'demo' : hasCatalogue ? 'stocked' : 'empty';
  const database = await createTestDatabase({
    template,
    ...(volume && { embedded: { isTemporary: true, volume } }),
  });
  const config = readTestConfig(database.settings.dataDir, env);
  await seedContent(database.db);
  if (hasOffers) {
    await seedPromotions(database.db);
    await seedCampaigns(database.db);
  }
  if (hasMembers) await seedMembers(database.db);
  await seed?.(database.db);
  const lines: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => lines.push(line) });
  const { app, sources } = await buildShop({
    config,
    log,
    database,
    ...(renderPage && { renderPage }),
    ...(volume && { volume }),
  });
  return {
    app,
    sources,
    log,
    database,
    config,
    logged: lines,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
