import { RETURN_KIND_TEXTS, RETURN_REASONS } from '@huarong/core/returns';
import type { Filter } from '../../ui/filters/FilterBar.tsx';

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
  { name: 'waiting', label: '已等小时数', words: 'deng', kind: 'text', placeholder: '例如 24' },
];
