import type { ShopWords } from '@huarong/search';
import type { WordGroup } from './word-groups.queries.ts';

/** The stored groups as the index reads them. */
export function toShopWords(groups: readonly Pick<WordGroup, 'kind' | 'words' | 'targets'>[]): ShopWords {
  const of = (kind: string) => groups.filter((group) => group.kind === kind);
  return {
    twoWay: of('two-way').map(({ words }) => words),
    oneWay: of('one-way').map(({ words, targets }) => ({ words, targets })),
    nicknames: of('nickname').map(({ words, targets }) => ({ words, productIds: targets })),
    fillers: of('filler').flatMap(({ words }) => words),
  };
}
