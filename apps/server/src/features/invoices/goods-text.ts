import type { LineRow } from '../orders/index.ts';

const NAMED = 2;

/** 洁面乳、面膜 等 4 件: enough to recognise an order by. */
export function goodsText(lines: readonly LineRow[]): string {
  const bought = lines.filter(({ kind }) => kind !== 'gift');
  const names = [...new Set(bought.map(({ snapshot }) => snapshot.productName))];
  const pieces = bought.reduce((total, { quantity }) => total + quantity, 0);
  const named = names.slice(0, NAMED).join('、');
  return names.length > NAMED ? `${named}等 ${pieces} 件` : pieces > 1 ? `${named} 共 ${pieces} 件` : named;
}
