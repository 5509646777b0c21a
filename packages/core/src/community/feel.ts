import { clausesOf, says, type WrittenComment } from './phrases.ts';

/** How it feels on the skin: how many comments mention each side. */
export interface FeelCounts {
  rich: number;
  fresh: number;
}

const RICH = /滋润|水润|润润的|很润|油润|保湿|厚润|像.{0,4}奶油/;
/** The contrary of heavy is fresh: these phrases bring their own 不. */
const FRESH = /清爽|不黏|不粘|不油|不闷|不糊|轻薄|控油|没有厚重|像水/;
/** Fewer say nothing about a product. */
const MIN_MENTIONS = 3;

/** Null when too few comments mention it. One that mentions both counts for both. */
export function countFeel(comments: readonly WrittenComment[]): FeelCounts | null {
  const counts = { rich: 0, fresh: 0 };
  for (const { content } of comments) {
    const clauses = clausesOf(content);
    if (clauses.some((clause) => says(clause, RICH))) counts.rich += 1;
    if (clauses.some((clause) => says(clause, FRESH))) counts.fresh += 1;
  }
  return counts.rich + counts.fresh >= MIN_MENTIONS ? counts : null;
}
