/** Sections that wait, and the cards of a long listing after its first screens: the rule is in `phones.css`. */
const LATER =
  '[data-later], [data-later-cards] > article:nth-child(n + 5), [data-later-cards] > :nth-child(n + 5) > article';
/** Fonts that do not come hold nothing up for longer. */
const FONTS_MS = 3_000;

/**
 * A phone lays out what is below the first screen when fonts and scripts have come, one part after the other: each font would otherwise
 * lay out the whole page again. The mark is taken off earlier for somebody who scrolls (`start-page.ts`).
 */
export async function layOutLater(page: Document, isIdle: () => Promise<void>): Promise<void> {
  const root = page.documentElement;
  const parts = [...page.querySelectorAll<HTMLElement>(LATER)];
  while (parts.length > 0 && root.hasAttribute('data-opening')) {
    await Promise.race([page.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONTS_MS))]);
    await isIdle();
    parts.shift()!.style.contentVisibility = 'visible';
  }
  root.removeAttribute('data-opening');
}

/** When the browser has nothing else to do; Safari does not say it. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });
