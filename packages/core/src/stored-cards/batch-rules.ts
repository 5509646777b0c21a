import { displayYuan, fen } from '../shared/index.ts';

export const CARD_KINDS = ['anonymous', 'named'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** 单用途商业预付卡管理办法, article 18. */
export const MAX_FACE_FEN: Readonly<Record<CardKind, number>> = { anonymous: 1_000_00, named: 5_000_00 };
/** Article 19: a card without a name is valid for three years or more, one with a name has no end. */
const MIN_VALID_YEARS = 3;
const MAX_VALID_YEARS = 20;
const MAX_BATCH_CARDS = 2_000;

export interface BatchTerms {
  kind: CardKind;
  faceFen: number;
  count: number;
  /** From the activation; null: without end. */
  validYears: number | null;
}

/** What the law or the shop does not allow about a batch; null when it may be made. */
export function findBatchProblem({ kind, faceFen, count, validYears }: BatchTerms): string | null {
  const name = kind === 'named' ? '记名卡' : '不记名卡';
  if (faceFen > MAX_FACE_FEN[kind]) return `${name}面值至多 ${displayYuan(fen(MAX_FACE_FEN[kind]))}`;
  if (faceFen % 100 !== 0 || faceFen <= 0) return '面值应为整元';
  if (count < 1 || count > MAX_BATCH_CARDS) return `一批 1 到 ${MAX_BATCH_CARDS} 张`;
  if (kind === 'named') return validYears === null ? null : '记名卡不设有效期';
  if (validYears === null || validYears < MIN_VALID_YEARS)
    return `不记名卡有效期不少于 ${MIN_VALID_YEARS} 年`;
  return validYears > MAX_VALID_YEARS ? `有效期至多 ${MAX_VALID_YEARS} 年` : null;
}
