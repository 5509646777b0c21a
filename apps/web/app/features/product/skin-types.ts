import type { Comment } from '@huarong/contract/community';

export const SKIN_TYPES: Record<NonNullable<Comment['author']['skinType']>, string> = {
  dry: '干性肌肤',
  normal: '中性肌肤',
  combinationDry: '混合偏干',
  combinationOily: '混合偏油',
  oily: '油性肌肤',
  sensitive: '敏感肌',
};
