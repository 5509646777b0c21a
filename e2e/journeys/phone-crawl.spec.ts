import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CRAWLED_WIDTHS, findLayoutProblems, findOverflow, PHONE, scrollThrough } from '../phone.ts';
import { memberPages, visitorPages } from '../shop-pages.ts';

test.use({
  ...PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  expectedError: /status of (404|503|500)/,
});
// Each opens about thirty pages at eight widths.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(400_000);

/** What is wrong with the layout of the pages, by page and width. Targets, text and fields are measured at the width of a phone. */
async function crawl(page: Page, paths: readonly string[]) {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await expect(page.locator(':is(main, section)[aria-busy="true"]')).toHaveCount(0);
    const bar = page.locator('[data-page-bar]');
    const problems =
      (await bar.isVisible()) && (await bar.locator('p').innerText()).trim() === '' ? ['bar: no title'] : [];
    for (const [kind, lines] of Object.entries(await findLayoutProblems(page)))
      problems.push(...lines.map((line) => `${kind}: ${line}`));
    for (const width of CRAWLED_WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      problems.push(...(await findOverflow(page)).map((line) => `${width}: ${line}`));
    }
    if (problems.length > 0) found[path] = problems;
  }
  return found;
}

test('every page for visitors fits phones and tablets', async ({ page }) =>
  expect(await crawl(page, await visitorPages(page))).toEqual({}));

test('every page for members fits phones and tablets', async ({ page, baseURL }) =>
  expect(await crawl(page, await memberPages(page, baseURL!))).toEqual({}));
