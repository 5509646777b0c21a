import { getFirst, keysOf } from '@huarong/core/shared';
import { type BrandNames, brandColumns, brandNameColumns } from '../columns/columns.ts';
import { type PlaceOf, type Problem, problemAt } from '../row.ts';
import type { Draft } from './draft-products.ts';
import type { DraftRow } from './draft-rows.ts';
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
  const given = mergeBrandFields(mentions, planning.problems, planning.placeOf);
  return planBrandRow(key, { line: getFirst(mentions).line, fields: given }, planning);
}

/** Plans the brands of a brand file. Without a letter a new brand stands under the first letter of its name. */
export function planBrandRows(drafts: readonly DraftRow<typeof brandColumns>[], planning: Planning) {
  for (const { line, fields } of drafts) {
    const { key, name_en: name, letter } = fields;
    if (key === undefined) continue;
    const isLetterKnown = letter !== undefined || planning.existing.brands.has(key);
    const given = isLetterKnown || name === undefined ? fields : { ...fields, letter: firstLetter(name) };
    planBrandRow(key, { line, fields: given }, planning);
  }
}

/** `É` counts as E; a name without a Latin letter in front stands under #. */
const firstLetter = (name: string): string => /^[A-Z]/.exec(name.normalize('NFKD').toUpperCase())?.[0] ?? '#';

function planBrandRow(
  key: string,
  { line, fields: given }: DraftRow<typeof brandColumns>,
  { existing, ids, plan, problems }: Planning,
): string | null {
  const known = existing.brands.get(key);
  const fields = mergeFields(brandColumns, given, known?.fields, { origin: '' }, line, problems);
  if (!fields) return null;

  const columns = known ? changedColumns(brandColumns, known.fields, fields) : [];
  const change = changeOf(!known, columns);
  const id = known?.id ?? ids.nextBrand();
  if (change !== 'unchanged') plan.brands.push({ id, isNew: change === 'created', fields });
  plan.outcomes.push({ line, entity: 'brand', code: key, change, columns });
  return id;
}

/** All products of a brand must have the same brand fields. */
function mergeBrandFields(
  mentions: readonly Draft[],
  problems: Problem[],
  placeOf: PlaceOf,
): Partial<BrandNames> {
  const given: Partial<BrandNames> = {};
  for (const { brand, line } of mentions) {
    for (const name of keysOf(brand)) {
      const value = brand[name];
      if (value === undefined) continue;
      given[name] ??= value;
      if (given[name] !== value)
        problems.push(
          problemAt(
            line,
            brandNameColumns[name].zh,
            `与${placeOf(getFirst(mentions).line, '')}同一品牌的内容不一致`,
          ),
        );
    }
  }
  return given;
}
