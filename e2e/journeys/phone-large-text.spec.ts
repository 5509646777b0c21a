import type { Page } from '@playwright/test';
import { expect, gotoHydrated, test } from '../fixtures.ts';
import { findOverflow, PHONE } from '../phone.ts';
import { findProduct } from '../products.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** Words of links and buttons in bars that do not fit in them. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-action-bar] :is(a, button), [data-page-bar] p')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).textOverflow !== 'ellipsis')
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.innerText),
  );

test('text of twice the size fits every main page of a phone', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  const { path } = await findProduct(page.request, '小赤木');
  for (const address of [
    '/',
    '/category/60002/',
    path,
    '/brand/',
    '/shopcart',
    '/login',
    '/campaign/coupons.html',
    '/compare',
    '/rank',
    '/community/',
  ]) {
    await gotoHydrated(page, address);
    expect([address, await findOverflow(page)]).toEqual([address, []]);
    expect([address, await cutWords(page)]).toEqual([address, []]);
  }
});
