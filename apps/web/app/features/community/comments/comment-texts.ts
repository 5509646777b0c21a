import type { CommentInput, OwnComment } from '@huarong/contract/community';
import { STORE } from '@huarong/core/shared';

/** Labels of the values that the form offers. */
export const SKIN_TYPES: [NonNullable<CommentInput['skinType']>, string][] = [
  ['dry', '干性'],
  ['normal', '中性'],
  ['combinationDry', '混合偏干'],
  ['combinationOily', '混合偏油'],
  ['oily', '油性'],
  ['sensitive', '敏感'],
];
export const AGE_BANDS: [NonNullable<CommentInput['ageBand']>, string][] = [
  ['18-24', '18-24'],
  ['25-30', '25-30'],
  ['31-35', '31-35'],
  ['36-40', '36-40'],
  ['41+', '41 以上'],
];
export const STATES: Record<OwnComment['state'], { text: string; tone: 'ok' | 'info' | 'error' }> = {
  shown: { text: '已显示', tone: 'ok' },
  pending: { text: '审核中', tone: 'info' },
  refused: { text: '未通过', tone: 'error' },
};
export const MIN_LENGTH = STORE.community.minCommentLength;
export const MAX_LENGTH = 500;
