/** Where the words of a list are. */
export const TERM_KINDS = {
  effect: { table: 'product', column: 'effects', isList: true, title: '功效' },
  'skin-type': { table: 'product', column: 'skin_types', isList: true, title: '肤质' },
  label: { table: 'product', column: 'labels', isList: true, title: '标签' },
  'shade-family': { table: 'sku', column: 'shade_family', isList: false, title: '色系' },
} as const;
export type TermKind = keyof typeof TERM_KINDS;

/** Labels that pages, badges and rankings of the shop select by; with what shoppers read. */
const FIXED_LABELS: Readonly<Record<string, string>> = {
  exclusive: '花容独家',
  new: '新品',
  'gift-set': '礼盒',
  niche: '小众',
  tryout: '试用装',
};

export const isFixed = (kind: TermKind, name: string): boolean =>
  kind === 'label' && Object.hasOwn(FIXED_LABELS, name);
export const shownLabel = (kind: TermKind, name: string): string | null =>
  isFixed(kind, name) ? (FIXED_LABELS[name] ?? null) : null;
