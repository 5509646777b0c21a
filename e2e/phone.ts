import type { Page } from '@playwright/test';
import { expect, gotoHydrated } from './fixtures.ts';

/** A phone that is held upright, as a journey's options. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const TABLET = { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true };

/** The choices of a product with several skus are a sheet with a button of the same name. */
export async function addByTouch(page: Page, path: string) {
  await gotoHydrated(page, path);
  await page.getByRole('button', { name: '加入购物车', exact: true }).tap();
  const added = page.getByRole('status').filter({ hasText: '已加入购物车' });
  const inSheet = page.getByRole('dialog').getByRole('button', { name: /^(加入购物车|确定)$/ });
  await expect(added.or(inSheet).first()).toBeAttached();
  // What was said once may be gone again on a busy machine.
  if (!(await inSheet.isVisible())) return;
  await inSheet.tap();
  await expect(added).toBeAttached();
}

/** Widths at which no page may scroll sideways. */
export const CRAWLED_WIDTHS = [320, 360, 390, 430, 768, 1024, 1199, 1200];

const LEAST_TARGET = 44;

export type LayoutProblems = {
  /** Elements that stick out of the window, when the page can be scrolled sideways. */
  overflow: string[];
  /** What can be pressed and is smaller than 44 × 44 px, with its label and its pseudo-elements. */
  targets: string[];
  /** Text below 12 px. */
  text: string[];
  /** Form fields below 16 px: Safari zooms into them. */
  fields: string[];
  /** Cards of products too narrow to be read. */
  cards: string[];
};

/** Sections that load when they are near are in the page. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    window.scrollTo(0, 0);
  });
}

/** Elements that stick out of the window, when the page can be scrolled sideways. */
export async function findOverflow(page: Page): Promise<string[]> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return isWide ? (await findLayoutProblems(page)).overflow : [];
}

/** What a thumb, a small screen or Safari would complain about on the page as it is. */
export const findLayoutProblems = (page: Page): Promise<LayoutProblems> =>
  page.evaluate((least) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('[aria-hidden="true"], [inert]');
    const nameOf = (element: Element) => {
      const classes = [...element.classList].slice(0, 2).join('.');
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 16);
      return `${element.tagName.toLowerCase()}${classes && `.${classes}`} 「${text}」`;
    };
    const all = [...document.body.querySelectorAll('*')];
    return { overflow: overflow(), targets: targets(), text: texts(), fields: fields(), cards: cards() };

    function overflow() {
      const root = document.documentElement;
      if (root.scrollWidth <= window.innerWidth) return [];
      const outside = all.filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        return (
          width > 0 && isShown(element) && (right > window.innerWidth + 1 || left < -1) && !isClipped(element)
        );
      });
      return [`${root.scrollWidth} > ${window.innerWidth}`, ...outside.slice(0, 5).map(nameOf)];
    }

    function isClipped(element: Element): boolean {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      )
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    }

    function targets() {
      return (
        all
          .filter((element) =>
            element.matches(
              'a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"]',
            ),
          )
          .filter((element) => isShown(element) && !isInSentence(element) && !isVisuallyHidden(element))
          // The letters of the brand strip are small by design: the search box does the same.
          .filter((element) => !element.closest('nav[aria-label="字母索引"]'))
          .flatMap((element) => {
            const { width, height } = areaOf(element);
            const isSmall = width < least - 0.5 || height < least - 0.5;
            return isSmall ? [`${nameOf(element)} ${Math.round(width)}×${Math.round(height)}`] : [];
          })
      );
    }

    /** The box with those of a label and of pseudo-elements that enlarge it. */
    function areaOf(element: Element) {
      const label = element.matches('input, select, textarea') ? element.closest('label') : null;
      const boxes = [element, ...(label ? [label] : [])].flatMap((each) => [
        each.getBoundingClientRect(),
        ...['::before', '::after'].flatMap((pseudo) => pseudoBox(each, pseudo)),
      ]);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { width: right - left, height: bottom - top };
    }

    function pseudoBox(element: Element, pseudo: string) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none')
        return [];
      const parent =
        getComputedStyle(element).position === 'static' ? (element as HTMLElement).offsetParent : element;
      if (!parent) return [];
      const box = parent.getBoundingClientRect();
      const at = (value: string) => Number.parseFloat(value) || 0;
      const left = box.left + at(style.left);
      const top = box.top + at(style.top);
      return [{ left, top, right: left + at(style.width), bottom: top + at(style.height) }];
    }

    /** A link among words is as high as its line. */
    function isInSentence(element: Element) {
      if (getComputedStyle(element).display !== 'inline') return false;
      const parent = element.parentElement!;
      return [...parent.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
    }

    function isVisuallyHidden(element: Element) {
      const { width, height, bottom } = element.getBoundingClientRect();
      // Without images, which journeys do not load, a link around one has no height.
      return (width <= 1 && height <= 1) || height === 0 || bottom <= 0;
    }

    function texts() {
      const small = all.filter((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        // Badges with a count, read out with its unit, and the words of the bars.
        const isException =
          /^\d+\+?\D?$/.test(element.textContent?.trim() ?? '') ||
          /^\d+\+?条未读$/.test(element.textContent?.trim() ?? '') ||
          isVisuallyHidden(element) ||
          element.closest('nav[aria-label="主导航"], [data-action-bar], svg');
        return (
          hasText &&
          !isException &&
          isShown(element) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 12
        );
      });
      return small.map((element) => `${nameOf(element)} ${getComputedStyle(element).fontSize}`);
    }

    function fields() {
      return all
        .filter((element) =>
          element.matches(
            'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), select, textarea',
          ),
        )
        .filter((element) => isShown(element) && Number.parseFloat(getComputedStyle(element).fontSize) < 16)
        .map(nameOf);
    }

    function cards() {
      return [...document.querySelectorAll('main article')]
        .filter((card) => isShown(card) && card.getBoundingClientRect().width < 120)
        .map(nameOf);
    }
  }, LEAST_TARGET);
