import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

export type WordGroup = Output<AdminContracts['searchWords']['list']>['rows'][number];
export type WordKind = WordGroup['kind'];
export type WordChange = Input<AdminContracts['searchWords']['preview']>['change'];
export type Effect = Output<AdminContracts['searchWords']['preview']>;

/** `sign` stands between the words and what they find. */
export const KINDS: Readonly<Record<WordKind, { label: string; sign: string; hint: string }>> = {
  'two-way': { label: '双向', sign: '⇄', hint: '搜其中一个，其余的也搜得到' },
  'one-way': { label: '单向', sign: '→', hint: '搜左边的词，也搜得到右边的；反过来不行' },
  nickname: { label: '昵称', sign: '→', hint: '搜昵称，所指的商品排在前面' },
  filler: { label: '忽略', sign: '', hint: '搜索时去掉这些词，不参与匹配' },
};

/** A group while it is being written. */
export interface WordDraft {
  kind: WordKind;
  words: readonly string[];
  targets: readonly { id: string; label: string }[];
}

export const EMPTY_DRAFT: WordDraft = { kind: 'two-way', words: [], targets: [] };

export const draftOf = ({ kind, words, targets }: WordGroup): WordDraft => ({ kind, words, targets });

export const hasTargets = (kind: WordKind): boolean => kind === 'one-way' || kind === 'nickname';

/** The change that saves the draft; null while something is missing. */
export function changeOf(draft: WordDraft, groupId: string | null): WordChange | null {
  const { kind, words, targets } = draft;
  if (words.length === 0 || (kind === 'two-way' && words.length < 2)) return null;
  if (hasTargets(kind) && targets.length === 0) return null;
  return {
    do: 'save',
    groupId,
    kind,
    words: [...words],
    targets: hasTargets(kind) ? targets.map(({ id }) => id) : [],
  };
}

/** 0.991 */
export const formatScore = (score: number | null): string => (score === null ? '—' : score.toFixed(3));
