import type { Missing, Scope } from '@huarong/core/pricing';
import { toYuan } from '@huarong/core/shared';
import type { Snapshot } from '../catalogue/index.ts';

/** Which items count, with a name a shopper can look for: 索兰娜商品, 护肤商品; empty when all items count. */
export function scopeName(scope: Scope, { all: { brands, categories } }: Snapshot): string {
  switch (scope.kind) {
    case 'all':
      return '';
    case 'brand':
      return nameOf(scope.brandIds.map((id) => brands.get(id)?.name_cn));
    case 'category':
      return nameOf(scope.categoryIds.map((id) => categories.get(id)?.name));
    case 'list':
    case 'excluded':
      return '活动商品';
  }
}

/** More names than these would not fit into a hint. */
const MAX_NAMES = 2;

const nameOf = (names: readonly (string | undefined)[]): string =>
  names.length > MAX_NAMES || names.includes(undefined) ? '活动商品' : `${names.join('、')}商品`;

/** 再买 329.00 元，可减 240.00 元 → 再买护肤商品 329.00 元，可减 240.00 元 */
export const nameItems = (hint: string, scope: Scope, snapshot: Snapshot): string =>
  hint.replace(/^再买 /, `再买${scopeName(scope, snapshot)} `);

/** 再买索兰娜商品 38.00 元 */
export const missingHint = (missing: Missing, scope: Scope, snapshot: Snapshot): string =>
  nameItems(
    `再买 ${missing.kind === 'amount' ? `${toYuan(missing.amount)} 元` : `${missing.quantity} 件`}`,
    scope,
    snapshot,
  );
