import { defineConfig } from 'vitest/config';

const features = 'apps/server/**/*.feature.test.ts';
const pages = '{packages/ui,apps/web,apps/admin}/**/*.test.ts';
const components = `${pages}x`;
/** Who may call what, and the evidence of it, hardly depend on the database: a whole run checks them on PostgreSQL alone. */
const everyCall = 'apps/server/testing/{admin,ownership}/**';
/** What staff do: journeys do it in the admin on the embedded database. */
const admin = 'apps/server/src/features/{*-admin/**,price-grid/**,**/*-admin.feature.test.ts}';
/** Work that was killed is resumed by rows, on any database alike; the embedded one is killed in the run of a shipping file. */
const killedWork =
  'apps/server/src/features/{broadcasts,change-sets,coupons,presale-changes,recalls}/**/killed-*.feature.test.ts';
/** The same answers to hostile calls, the same pages and images from any database: they take longest on the embedded one. */
const longest = [
  'apps/server/testing/{fuzz,content}/**',
  'apps/server/src/features/rankings/**',
  'apps/server/src/features/shop-preview/shop-preview.feature.test.ts',
  'apps/server/src/features/{media/upload-media,share-images/share-images}.feature.test.ts',
  'apps/server/src/platform/{pages/web-pages,seams/seams-off}.feature.test.ts',
];
const elsewhere = ['**/node_modules/**', 'apps/*/build/**', '.cache/**'];

/** The server's files run in Node as they are. Loading them through Vite took half of the time of a test file. */
const NATIVE_MODULES = { viteModuleRunner: false, nodeLoader: false };

/** By default one core is left free: half of a machine with two. */
const EVERY_CORE = '100%';

/**
 * On CI a test that fails is tried once more; `npm test` names those that needed it. A property that found a counterexample
 * has failed: the second try would draw other cases.
 */
const retry = process.env['CI'] ? { count: 1, condition: /^(?!Property failed)/ } : 0;

const units = {
  // Property tests run thousands of cases; a busy machine must not fail them.
  testTimeout: 60_000,
  retry,
  // Files of one worker share their modules, which hold no state: importing them anew took half the time.
  isolate: false,
  maxWorkers: EVERY_CORE,
  sequence: { groupOrder: 0 },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...units,
          name: 'unit',
          experimental: NATIVE_MODULES,
          include: [
            '{packages,apps}/**/*.test.ts',
            'scripts/**/*.test.{mjs,ts}',
            '{bench,catalogue,tools}/**/*.test.ts',
          ],
          exclude: [features, pages, ...elsewhere],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        // Beside components and styles, which Node does not load by itself.
        test: { ...units, name: 'unit-pages', include: [pages], exclude: elsewhere },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'component',
          include: [components],
          exclude: elsewhere,
          // A document without layout. Only these files pay for it; what needs a real browser is a journey.
          environment: 'happy-dom',
          // The browser platform belongs to the window of its file, so modules are not shared between files. A window in a
          // context of its own opens in a tenth of the time that a new worker takes.
          pool: 'vmThreads',
          maxWorkers: EVERY_CORE,
          setupFiles: 'apps/web/app/platform/testing/setup.ts',
          testTimeout: 30_000,
          retry,
          // Class names as written, so that a test can ask for `.price`.
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'feature',
          include: [features],
          exclude: [
            ...elsewhere,
            ...(process.env['POSTGRES_FOLLOWS'] ? [everyCall, admin, killedWork, ...longest] : []),
          ],
          globalSetup: 'apps/server/testing/global-setup.ts',
          // A process for each worker: its database connections end with it. Two, because each brings a database.
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          experimental: NATIVE_MODULES,
          testTimeout: 30_000,
          retry,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
