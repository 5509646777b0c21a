import { fold } from './fold.ts';
import { removeGaps, splitRuns } from './split-runs.ts';
import { truncateKeyword } from './truncate-keyword.ts';

/** What staff say about words. */
export interface ShopWords {
  /** Groups of synonyms. A query for one also finds the others. */
  twoWay: readonly (readonly string[])[];
  /** A query for one of the words also finds the targets, not the other way round. */
  oneWay: readonly { words: readonly string[]; targets: readonly string[] }[];
  /** Names that shoppers give to products. */
  nicknames: readonly { words: readonly string[]; productIds: readonly string[] }[];
  /** Words that name no product. */
  fillers: readonly string[];
}

/** The same, prepared for reading keywords. Words are folded. */
export interface WordTable {
  synonymsOf: (word: string) => readonly string[];
  isFiller: (word: string) => boolean;
  fillers: readonly string[];
  /** Words of several scripts or parts, which splitting by script would break: 维c, a醇. Null: there are none. */
  mixed: RegExp | null;
  /** Every word that is searched for as a whole, in the order of the groups. */
  wholeWords: readonly string[];
  /** Product ids by nickname, without gaps. */
  productsOf: (nickname: string) => readonly string[];
}

/** Prepares the words of the shop. */
export function createWordTable({ twoWay, oneWay, nicknames, fillers }: ShopWords): WordTable {
  const others = new Map<string, Set<string>>();
  const addTargets = (word: string, targets: readonly string[]) => {
    const known = others.get(word) ?? new Set();
    for (const target of targets) if (target !== word) known.add(target);
    others.set(word, known);
  };
  const groups = twoWay.map(foldAll);
  for (const group of groups) for (const word of group) addTargets(word, group);
  const directed = oneWay.map(({ words, targets }) => ({ words: foldAll(words), targets: foldAll(targets) }));
  for (const { words, targets } of directed) for (const word of words) addTargets(word, targets);
  const products = new Map<string, string[]>();
  for (const { words, productIds } of nicknames)
    for (const word of foldAll(words)) {
      const name = removeGaps(word);
      products.set(name, [...new Set([...(products.get(name) ?? []), ...productIds])]);
    }
  const wholeWords = [
    ...groups.flat(),
    ...directed.flatMap(({ words, targets }) => [...words, ...targets]),
    ...nicknames.flatMap(({ words }) => foldAll(words)),
  ];
  const ignored = new Set(foldAll(fillers));
  return {
    synonymsOf: (word) => [...(others.get(word) ?? [])],
    isFiller: (word) => ignored.has(word),
    fillers: [...ignored],
    mixed: patternOf(wholeWords.filter((word) => splitRuns(word).length > 1)),
    wholeWords,
    productsOf: (nickname) => products.get(removeGaps(nickname)) ?? [],
  };
}

/** A word as it is compared: half-width, lower case, simplified, without outer spaces. */
export const foldWord = (word: string): string => fold(word).replace(/\s+/g, ' ').trim();

/** A keyword as pins name it: folded, without separators. */
export const compactKeyword = (keyword: string): string => removeGaps(fold(truncateKeyword(keyword)));

const foldAll = (words: readonly string[]): string[] =>
  words.map(foldWord).filter((word) => removeGaps(word) !== '');

const patternOf = (words: readonly string[]): RegExp | null =>
  words.length === 0 ? null : new RegExp(`(${words.map((word) => RegExp.escape(word)).join('|')})`);
