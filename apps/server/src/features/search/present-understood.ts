import { explainNothing, type SearchIndex } from '@huarong/search';

/** How a keyword without results was read. With chosen filters the shopper knows what to take back. */
export function presentUnderstood(
  index: SearchIndex,
  { keyword, filters }: { keyword: string; filters: readonly unknown[] },
  total: number,
) {
  if (keyword === '' || total > 0 || filters.length > 0) return {};
  const { words, corrected, shorter, near } = explainNothing(index, keyword);
  return {
    understood: {
      words: words.map(({ typed, use, synonyms }) => {
        const meaning = corrected?.word === typed ? corrected.meaning : synonyms[0];
        return { typed, use, ...(meaning !== undefined && { meaning }) };
      }),
      shorter,
      near,
    },
  };
}
