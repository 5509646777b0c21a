import { RETURN_KIND_TEXTS, RETURN_REASONS } from '@huarong/core/returns';
import type { Filter } from '../../ui/filters/filter.ts';

export const RETURN_FILTERS: readonly Filter[] = [
  {
    name: 'reason',
    label: '原因',
    words: 'yuan yin',
    kind: 'choices',
    options: Object.entries(RETURN_REASONS).map(([value, { text }]) => ({ value, label: text })),
  },
  {
    name: 'kind',
    label: '类型',
    words: 'lei xing',
    kind: 'choices',
    options: Object.entries(RETURN_KIND_TEXTS).map(([value, label]) => ({ value, label })),
  },
  { name: 'brand', label: '品牌', words: 'pin pai', kind: 'text', placeholder: '品牌名' },
  { name: 'amount', label: '金额', words: 'jin e', kind: 'amounts' },
  {
    name: 'waiting',
    label: '已等',
    words: 'yi deng',
    kind: 'choices',
    options: [
      { value: '12', label: '超过 12 小时' },
      { value: '24', label: '超过 1 天' },
      { value: '72', label: '超过 3 天' },
      { value: '168', label: '超过 7 天' },
    ],
  },
];
