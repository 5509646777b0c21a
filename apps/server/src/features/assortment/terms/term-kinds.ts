import { isFixedLabel, labelText } from '@huarong/core/catalogue';

/** Where the words of a list are. */
export const TERM_KINDS = {
  effect: { table: 'product', column: 'effects', isList: true, title: '功效' },
  'skin-type': { table: 'product', column: 'skin_types', isList: true, title: '肤质' },
  label: { table: 'product', column: 'labels', isList: true, title: '标识' },
  'shade-family': { table: 'sku', column: 'shade_family', isList: false, title: '色系' },
} as const;
export type TermKind = keyof typeof TERM_KINDS;

export const isFixed = (kind: TermKind, name: string): boolean => kind === 'label' && isFixedLabel(name);
export const shownLabel = (kind: TermKind, name: string): string | null =>
  isFixed(kind, name) ? labelText(name) : null;
