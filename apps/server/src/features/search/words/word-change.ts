import { accept, type Result, refuse } from '@huarong/core/shared';
import { foldWord } from '@huarong/search';
import type { WordGroup, WordKind } from './word-groups.queries.ts';

/** A change of words that is not saved yet. */
export type WordChange =
  | { do: 'save'; groupId: string | null; kind: WordKind; words: string[]; targets: string[] }
  | { do: 'remove'; groupId: string };

type Group = Pick<WordGroup, 'id' | 'kind' | 'words' | 'targets'>;

const MAX_GROUPS = 2_000;

/** The change as it would be stored: words folded, each once. */
export function normalizeChange(change: WordChange): WordChange {
  if (change.do === 'remove') return change;
  const { kind, groupId } = change;
  const words = distinct(change.words.map(foldWord));
  const targets = kind === 'nickname' ? distinct(change.targets) : distinct(change.targets.map(foldWord));
  const hasTargets = kind === 'one-way' || kind === 'nickname';
  return { do: 'save', groupId, kind, words, targets: hasTargets ? targets : [] };
}

/** All groups after the change, or why it cannot be made. */
export function applyChange(
  groups: readonly Group[],
  change: WordChange,
  isProduct: (id: string) => boolean,
): Result<Group[], { code: 'search-words-not-found' } | { code: 'search-words-refused'; reason: string }> {
  const { groupId } = change;
  const at = groupId === null ? -1 : groups.findIndex(({ id }) => String(id) === groupId);
  if (groupId !== null && at < 0) return refuse({ code: 'search-words-not-found' });
  if (change.do === 'remove') return accept(groups.filter((_, place) => place !== at));
  const problem = problemOf(groups, change, isProduct);
  if (problem !== null) return refuse({ code: 'search-words-refused', reason: problem });
  const group = { id: Number(groupId ?? 0), kind: change.kind, words: change.words, targets: change.targets };
  return accept(at < 0 ? [...groups, group] : groups.with(at, group));
}

function problemOf(
  groups: readonly Group[],
  { groupId, kind, words, targets }: Extract<WordChange, { do: 'save' }>,
  isProduct: (id: string) => boolean,
): string | null {
  if (words.length === 0 || words.includes('')) return '请填写文字或数字';
  if (kind === 'two-way' && words.length < 2) return '双向的一组要有两个不同的词';
  if (kind === 'one-way' && targets.length === 0) return '请填写也要搜到的词';
  if (kind === 'one-way' && words.some((word) => targets.includes(word))) return '同一个词不能在两边';
  if (kind === 'nickname' && targets.length === 0) return '请选择昵称指的商品';
  if (kind === 'nickname' && !targets.every(isProduct)) return '昵称指的商品不在售';
  if (groupId === null && groups.length >= MAX_GROUPS) return `不能超过 ${MAX_GROUPS} 组`;
  const others = groups.filter(({ id }) => String(id) !== groupId);
  const clash = words.find((word) =>
    others.some((other) => (other.kind === 'filler') !== (kind === 'filler') && other.words.includes(word)),
  );
  if (clash !== undefined)
    return kind === 'filler'
      ? `「${clash}」已是同义词或昵称，不能忽略`
      : `「${clash}」是忽略的词，不能再有含义`;
  return null;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];
