import { getFirst, keysOf } from '@huarong/core/shared';
import { type BrandFields, brandColumns } from '../columns/columns.ts';
import { type Problem, problemAt } from '../row.ts';
import type { Draft } from './draft-products.ts';
import { changedColumns, changeOf, mergeFields } from './merge-fields.ts';
import type { Planning } from './plan.ts';

/** Plans the brands of a file and returns their ids by key. */
export function planBrands(drafts: readonly Draft[], planning: Planning): ReadonlyMap<string, string> {
  const idByKey = new Map<string, string>();
  for (const [key, mentions] of Map.groupBy(drafts, ({ brand }) => brand.key)) {
    if (key === undefined) continue;
    const id = planBrand(key, mentions, planning);
    if (id !== null) idByKey.set(key, id);
  }
  return idByKey;
}

function planBrand(key: string, mentions: readonly Draft[], planning: Planning): string | null {
  const { existing, ids, plan, problems } = planning;
  const { line } = getFirst(mentions);
  const known = existing.brands.get(key);
  const given = mergeBrandFields(mentions, problems);
  const fields = mergeFields(brandColumns, given, known?.fields, { origin: '' }, line, problems);
  if (!fields) return null;

  const columns = known ? changedColumns(brandColumns, known.fields, fields) : [];
  const change = changeOf(!known, columns);
  const id = known?.id ?? ids.nextBrand();
  if (change !== 'unchanged') plan.brands.push({ id, fields });
  plan.outcomes.push({ line, entity: 'brand', code: key, change, columns });
  return id;
}

/** All products of a brand must have the same brand fields. */
function mergeBrandFields(mentions: readonly Draft[], problems: Problem[]): Partial<BrandFields> {
  const given: Partial<Record<keyof BrandFields, string>> = {};
  for (const { brand, line } of mentions) {
    for (const name of keysOf(brand)) {
      const value = brand[name];
      if (value === undefined) continue;
      given[name] ??= value;
      if (given[name] !== value)
        problems.push(
          problemAt(line, brandColumns[name].zh, `与第 ${getFirst(mentions).line} 行同一品牌的内容不一致`),
        );
    }
  }
  return given;
}
