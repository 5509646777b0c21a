import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Goes on with Tab until this has the focus, which must be visible. */
export async function tabTo(page: Page, target: Locator, { isBackwards = false } = {}) {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  let presses = 0;
  while (!(await isFocused())) {
    const found = await target.elementHandle();
    for (let more = PRESSES_PER_SEARCH; more > 0 && (await isElsewhere(found)); more--) {
      expect(presses++, 'Tab reaches it').toBeLessThan(150);
      await page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
    }
  }
  expect((await focusedNow(page)).isMarked, 'the focus is visible').toBe(true);
}

/** Finding an element by its role takes longer than a press. It is found again, because the page may have drawn it anew. */
const PRESSES_PER_SEARCH = 10;

/** Whether something else has the focus than this, which is still on the page; a page that was left has no focus. */
const isElsewhere = (found: Awaited<ReturnType<Locator['elementHandle']>>) =>
  found
    ?.evaluate((element) => element.isConnected && element !== document.activeElement)
    .catch(() => false) ?? false;

/** Goes there with Tab and presses. */
export async function pressAt(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes there with Tab and types over what is there. */
export async function typeAt(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Goes there with Tab and chooses by the arrow keys. */
export async function chooseAt(page: Page, select: Locator, label: string) {
  await tabTo(page, select);
  await page.keyboard.press('Home');
  const chosen = () => select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
  const most = await select.locator('option').count();
  for (let presses = 0; (await chosen()) !== label; presses++) {
    expect(presses, `${label} is among the choices`).toBeLessThan(most);
    await page.keyboard.press('ArrowDown');
  }
}

/** Goes through the whole page with Tab; returns the stops where nothing shows that they have the focus. */
export async function findInvisibleStops(
  page: Page,
  most: number,
): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  // A page may begin in its middle, at a field for a scanner: its end is passed twice.
  for (let ends = 0; stops < most && ends < 2; ) {
    await page.keyboard.press('Tab');
    const { name, isMarked, isPage } = await focusedNow(page);
    if (isPage) ends++;
    else stops++;
    if (!isMarked) hidden.push(name);
  }
  return { stops, hidden };
}

/** What has the focus, and whether it looks different from the same thing without it. */
const focusedNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: 'page', isMarked: true, isPage: true };
    // A frame around a field, or the label of a hidden file field, may carry the mark.
    const marked = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.previousElementSibling,
    ];
    const look = () =>
      marked
        .map((each) => {
          if (!each) return '';
          const { outline, boxShadow } = getComputedStyle(each);
          return `${outline} ${boxShadow}`;
        })
        .join('|');
    const focused = look();
    element.blur();
    const blurred = look();
    element.focus({ preventScroll: true });
    const name = element.getAttribute('aria-label') ?? element.innerText;
    return {
      name: `${element.tagName} ${name}`.slice(0, 60),
      isMarked: focused !== blurred,
      isPage: false,
    };
  });
