import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/journey-options.ts';
import { findChromium } from './scripts/system/find-chromium.mjs';
import { findFreePort } from './scripts/system/free-port.mjs';

// This file is read again in every worker: the port chosen first is handed on, or they would look for another shop.
process.env['E2E_PORT'] ??= String(await findFreePort());
const port = process.env['E2E_PORT'];
process.env['E2E_ADMIN_PORT'] ??= String(await findFreePort());
const adminPort = process.env['E2E_ADMIN_PORT'];
const address = `http://127.0.0.1:${port}`;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Journeys that need images: they look at one, crop one, or upload a hostile one. */
const WITH_IMAGES =
  /(account-profile|admin-hero|first-screen-images|hostile-admin|hostile-text|listing-images|listing-search|phone-start)\.spec\.ts$/;
const chromium = (...flags: string[]) => ({
  executablePath: findChromium() ?? 'chromium',
  args: [...FLAGS, ...flags],
});

export default defineConfig<JourneyOptions>({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  workers: 2,
  // On CI a journey that fails is tried once more; `npm test` names those that needed it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  // The first answers of a shop that has just opened, on a busy machine, take their time.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // A worker would answer beside what a journey replaces; the journey about it allows it.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Tracing every journey costs a sixth of the time: E2E_TRACE=on when one fails and nobody knows why.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: WITH_IMAGES,
      // Loading images that a journey does not check took a fifth of the time.
      use: { launchOptions: chromium('--blink-settings=imagesEnabled=false') },
    },
    {
      name: 'with images',
      testMatch: WITH_IMAGES,
      use: { launchOptions: chromium(), loadsImages: true },
    },
    // `npm run prove:day` alone.
    ...(process.env['DAY_ORDERS']
      ? [
          {
            name: 'day',
            testDir: 'e2e/day',
            use: { launchOptions: chromium('--blink-settings=imagesEnabled=false') },
          },
        ]
      : []),
  ],
  webServer: {
    command: 'node scripts/testing/shop-for-journeys.mjs',
    env: { PORT: port, ADMIN_PORT: adminPort, HOST: '127.0.0.1' },
    url: `${address}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
