import type { Scope } from '@huarong/core/pricing';

/** What a scope is called in a sentence: 彩妆, 索兰娜; empty for everything. */
export function itemsName(scope: Scope | undefined, names: Readonly<Record<string, string>>): string {
  if (!scope || scope.kind === 'all') return '';
  if (scope.kind === 'list' || scope.kind === 'excluded') return '活动商品';
  const ids = scope.kind === 'brand' ? scope.brandIds : scope.categoryIds;
  const known = ids.map((id) => names[`${scope.kind}:${id}`]);
  return known.length === 0 || known.length > 2 || known.includes(undefined) ? '活动商品' : known.join('、');
}
