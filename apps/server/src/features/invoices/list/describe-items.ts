import type { LineRow } from '../../orders/index.ts';

const MAX_NAMED = 2;

/** `洁面乳、面膜 等 4 件`: enough to recognise an order. */
export function describeItems(lines: readonly LineRow[]): string {
  const bought = lines.filter(({ kind }) => kind !== 'gift');
  const names = [...new Set(bought.map(({ snapshot }) => snapshot.productName))];
  const units = bought.reduce((total, { quantity }) => total + quantity, 0);
  const named = names.slice(0, MAX_NAMED).join('、');
  return names.length > MAX_NAMED ? `${named}等 ${units} 件` : units > 1 ? `${named} 共 ${units} 件` : named;
}
