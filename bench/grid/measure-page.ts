import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/system/find-chromium.mjs';
import { median } from '../measure/statistics.ts';
import { paste, scroll } from './in-page.mjs';

export interface PageTimes {
  rows: number;
  columns: number;
  framesPerSecond: number;
  /** From the paste until the changed cells are drawn. */
  pasteMs: number;
  /** Cells that the page counts as changed after the last paste. */
  pasted: number;
}

const SCROLL_MS = 5_000;
const PASTES = 5;
const PASTED_ROWS = 500;

/** What somebody feels who scrolls the grid and pastes into it. */
export async function measurePage(adminPort: number, cookie: string): Promise<PageTimes> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing');
  const browser = await chromium.launch({ executablePath });
  try {
    const url = `http://localhost:${adminPort}`;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/grid`);
    const table = page.locator('table.grid');
    await table.waitFor();
    const count = async (attribute: string) => Number(await table.getAttribute(attribute));
    const framesPerSecond: number = await page.evaluate(scroll, SCROLL_MS);
    const pastes: number[] = [];
    for (let round = 0; round < PASTES; round++) pastes.push(await pasteInto(page, round));
    return {
      rows: (await count('aria-rowcount')) - 1,
      columns: await count('aria-colcount'),
      framesPerSecond,
      pasteMs: median(pastes),
      pasted: Number((await page.locator('.savebar b').first().textContent())?.replace(/\D/g, '')),
    };
  } finally {
    await browser.close();
  }
}

/** Two editable columns of 500 rows, from the first offer price on. */
async function pasteInto(page: Page, round: number): Promise<number> {
  await page.locator('table.grid').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const price = (row: number, from: number) => `${from + row + round}.00`;
  const text = Array.from({ length: PASTED_ROWS }, (_, row) => `${price(row, 100)}\t${price(row, 900)}`);
  return page.evaluate(paste, text.join('\n'));
}
