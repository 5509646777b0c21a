/** Sections that wait, and the cards of a long listing after its first screens: the rule is in `later.css`. */
const LATER = '[data-later], [data-later-cards] > :nth-child(n + 7) > article';
const AT_ONCE = 4;
/** Fonts that do not come hold nothing up for longer. */
const FONTS_MS = 3_000;

/**
 * A phone lays out what is below the first screen when fonts and scripts have come, a few parts at a time: each font would otherwise
 * lay out the whole page again. Who scrolls, or comes to a place in the page, finds it laid out.
 */
export async function layOutLater(page: Document, isIdle: () => Promise<void>): Promise<void> {
  const root = page.documentElement;
  const finish = () => root.setAttribute('data-laid-out', '');
  page.addEventListener('scroll', finish, { once: true, passive: true });
  const parts = [...page.querySelectorAll<HTMLElement>(LATER)];
  while (parts.length > 0 && !root.hasAttribute('data-laid-out')) {
    await Promise.race([page.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONTS_MS))]);
    await isIdle();
    for (const part of parts.splice(0, AT_ONCE)) part.style.contentVisibility = 'visible';
  }
  finish();
}

/** When the browser has nothing else to do; Safari does not say it. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });
