import type { ListingAnswer } from '../listing-data.ts';

type Match = NonNullable<ListingAnswer['matchedBy']>;

const KINDS: Record<Match['kind'], { title: string; sentence: (match: Match) => string }> = {
  nickname: { title: '匹配昵称', sentence: ({ word, meaning }) => `按昵称「${word}」找到${meaning}。` },
  pinyin: { title: '匹配拼音', sentence: ({ word, meaning }) => `按拼音「${word}」找到「${meaning}」。` },
  typo: {
    title: '相近写法',
    sentence: ({ word, meaning }) => `没有「${word}」，已按相近的「${meaning}」查找。`,
  },
  traditional: {
    title: '匹配简体',
    sentence: ({ word, meaning }) => `「${word}」已按简体「${meaning}」查找。`,
  },
};

/** How a keyword was interpreted that no product contains as typed. */
export const matchSentence = (match: Match) => ({
  title: KINDS[match.kind].title,
  text: KINDS[match.kind].sentence(match),
});

/** `「夜光」「棒」` */
export const quoted = (words: readonly string[]): string => words.map((word) => `「${word}」`).join('');
