import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { hostilePayloads } from './hostile-payloads.ts';

/** Payloads that fit a field, the longest last. */
export const fitting = (most: number) =>
  hostilePayloads.filter((each) => each.length <= most).toSorted((a, b) => a.length - b.length);

/** All payloads, joined into texts that fit a field. */
export function together(most: number): string[] {
  const texts: string[] = [];
  for (const payload of hostilePayloads) {
    const longer = `${texts.at(-1) ?? ''}\n${payload}`.trim();
    if (texts.length > 0 && longer.length <= most) texts[texts.length - 1] = longer;
    else texts.push(payload);
  }
  return texts;
}

/** The page shows the text as written, and no script ran. */
export async function expectAsText(page: Page, texts: readonly string[]) {
  const read = async () => {
    const shown = await page.evaluate('document.body.innerText + document.body.textContent');
    return texts.filter((text) => !String(shown).includes(text));
  };
  await expect.poll(read, { message: 'what is not to be read' }).toEqual([]);
  expect(await page.evaluate('window.hit')).toBeUndefined();
  // Staff look at the shop in a frame of its preview.
  expect(
    await page
      .locator('main :is(script, iframe:not([src*="/preview/"]), object, embed, base, marquee)')
      .count(),
  ).toBe(0);
}
