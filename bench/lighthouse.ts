import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { findWholeChromium } from '../scripts/system/find-chromium.mjs';
import { CATEGORY_PAGE, findFirstProductPage } from './pages.ts';
import { startShop } from './processes/start-shop.ts';

/** `npm run lighthouse`: Lighthouse scores of the pages on a desktop; with `--phone` on a phone with slow 4G and a slow processor. */
const isPhone = process.argv.includes('--phone');
/** Least points by category, and the most of what Lighthouse measures. */
const TARGETS: Record<string, number> = isPhone
  ? { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
  : { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 };
const LIMITS: Record<string, number> = isPhone
  ? { 'largest-contentful-paint': 2000, 'cumulative-layout-shift': 0.01, 'total-blocking-time': 150 }
  : {};
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** The median of three runs, so that a short disturbance does not count. */
const RUNS = 3;

const interrupted = new AbortController();
await using shop = await startShop(interrupted.signal);
const chrome = await chromeLauncher.launch({
  chromePath: findWholeChromium() ?? 'chromium',
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const path of ['/', CATEGORY_PAGE, '/brand/', await findFirstProductPage(shop.port)])
    await reportPage(path);
} finally {
  chrome.kill();
}

async function reportPage(path: string) {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(path));
  const { categories, audits } = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b))[RUNS >> 1]!;

  console.log(`\n${path}`);
  for (const [name, { score }] of Object.entries(categories)) {
    const points = Math.round((score ?? 0) * 100);
    console.log(`${points >= TARGETS[name]! ? '✓' : '✗'} ${name.padEnd(16)} ${points}`);
  }
  for (const [id, limit] of Object.entries(LIMITS)) {
    const { numericValue = 0 } = audits[id]!;
    console.log(`${numericValue <= limit ? '✓' : '✗'} ${id} ${numericValue.toFixed(3)} of ${limit}`);
  }
  console.log(`  ${FIGURES.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')}`);
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 0.9)
      console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
}

async function runLighthouse(path: string): Promise<Result> {
  const address = `http://127.0.0.1:${shop.port}${path}`;
  const options = { port: chrome.port, onlyCategories: Object.keys(TARGETS), logLevel: 'error' } as const;
  return (await lighthouse(address, options, isPhone ? undefined : desktopConfig))!.lhr;
}

function performanceOf({ categories }: Result): number {
  return categories['performance']?.score ?? 0;
}
