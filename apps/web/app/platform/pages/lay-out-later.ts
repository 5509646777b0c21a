/** Sections that wait, and the cards of a long listing after its first screens: the rule is in `phones.css`. */
const LATER =
  '[data-later], [data-later-cards] > article:nth-child(n + 5), [data-later-cards] > :nth-child(n + 5) > article';
/** Fonts that do not come hold nothing up for longer. */
const FONTS_MS = 3_000;

/**
 * A phone lays out what is below the first screen when fonts and scripts have come, one part after the other: each font would otherwise
 * lay out the whole page again. From `hidden` a part goes over `auto` to `visible`: directly, Chromium counts a part outside of the
 * window as one that moved.
 */
export async function layOutLater(page: Document, { isIdle, isPainted }: Turns): Promise<void> {
  for (const part of page.querySelectorAll<HTMLElement>(LATER)) {
    if (!page.documentElement.hasAttribute('data-opening')) return;
    await Promise.race([page.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONTS_MS))]);
    await isIdle();
    part.style.contentVisibility = 'auto';
    await isPainted();
    part.style.contentVisibility = 'visible';
  }
  openWhole(page);
}

/** Lays out what is left, at once. */
export const openWhole = (page: Document): void => page.documentElement.removeAttribute('data-opening');

interface Turns {
  /** When the browser has nothing else to do. */
  isIdle: () => Promise<void>;
  /** When what was changed has been drawn. */
  isPainted: () => Promise<void>;
}

/** Safari does not say when it is idle. A page in the background is not drawn. */
export const browserTurns: Turns = {
  isIdle: () =>
    new Promise((resolve) => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
      else setTimeout(resolve, 50);
    }),
  isPainted: () =>
    new Promise((resolve) => {
      if (document.hidden) setTimeout(resolve);
      else requestAnimationFrame(() => setTimeout(resolve));
    }),
};
