import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
    // The pages have no frames of other origins: the quicker mode sees everything.
    const builder = new AxeBuilder({ page })
      .setLegacyMode()
      .exclude(FURTHER_ROWS)
      .options({
        resultTypes: ['violations'],
        ...(index > 0 && { runOnly: { type: 'rule', values: RULES_OF_LAYOUT } }),
      });
    if (!hasNavigation) builder.exclude(NAVIGATION);
    const { violations } = await builder.analyze();
    for (const { id, nodes } of violations)
      found.push(`${width}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return found;
}

/** A text that fades in has too little contrast for a moment. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  });
