import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** What depends on the width of the window; everything else is the same at every width. */
const RULES_OF_LAYOUT = ['scrollable-region-focusable', 'target-size'];
/** The rows of a table are alike: the first ones are checked. */
const FURTHER_ROWS = 'tbody > tr:nth-child(n + 9)';

/** The navigation is the same on every page, and takes as long as the page: a journey checks it on one of them. */
const NAVIGATION = 'nav.nav';

/** Violations at the first width, and those of the layout at the others. */
export async function violationsAt(
  page: Page,
  { widths, hasNavigation }: { widths: readonly number[]; hasNavigation: boolean },
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await finishAnimations(page);
    const violations = await findViolations(page, {
      exclude: hasNavigation ? [FURTHER_ROWS] : [FURTHER_ROWS, NAVIGATION],
      ...(index > 0 && { runOnly: { type: 'rule', values: RULES_OF_LAYOUT } }),
    });
    for (const { id, nodes } of violations)
      found.push(`${width}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return found;
}

/**
 * What axe finds on the page, apart from what is excluded. Frames are left out: they show pages of the shop, which journeys
 * of their own check.
 */
export async function findViolations(
  page: Page,
  { exclude = [], ...rules }: { exclude?: string[] } & Pick<RunOptions, 'runOnly'> = {},
): Promise<Result[]> {
  // The program is half a megabyte: a page that is still open has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...rules };
  return page.evaluate(
    async ([without, how]) => {
      const { axe: program } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await program.run({ include: 'html', exclude: without }, how);
      return violations;
    },
    [exclude, options] as const,
  );
}

/** A text that fades in has too little contrast for a moment. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  });
