import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findChromium } from '../scripts/system/find-chromium.mjs';
import { startShop } from './processes/start-shop.ts';

/** `npm run lighthouse`: what Lighthouse says of the home page on a desktop. The target is 95 in all four. */
const TARGET = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const interrupted = new AbortController();
await using shop = await startShop(interrupted.signal);
const chrome = await chromeLauncher.launch({
  chromePath: findChromium() ?? 'chromium',
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const address = `http://127.0.0.1:${shop.port}/`;
  const run = await lighthouse(
    address,
    { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' },
    desktopConfig,
  );
  for (const [name, { score }] of Object.entries(run!.lhr.categories)) {
    const points = Math.round((score ?? 0) * 100);
    console.log(`${points >= TARGET ? '✓' : '✗'} ${name.padEnd(16)} ${points}`);
  }
  for (const audit of Object.values(run!.lhr.audits)) {
    if (audit.score !== null && audit.score < 0.9)
      console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
} finally {
  chrome.kill();
}
