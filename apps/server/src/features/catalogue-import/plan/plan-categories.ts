import { requireValue } from '@huarong/core/shared';
import { type CategoryFields, categoryColumns } from '../columns/columns.ts';
import { type Problem, problemAt } from '../row.ts';
import type { DraftRow } from './draft-rows.ts';
import { changedColumns, changeOf, mergeFields } from './merge-fields.ts';
import { createPlan, type Planned } from './plan.ts';

export interface KnownCategory {
  level: number;
  fields: CategoryFields;
}
type Draft = DraftRow<typeof categoryColumns>;

/** Addresses of listings that are no categories: /category/hot_rec/. */
const RESERVED = new Set(['hot_rec', 'eb_exclusive']);
const MAX_LEVEL = 3;
const DEFAULT_PIGMENT = 'shuang';

/** Decides which categories an import writes: new and changed ones, and those below a category that moves. */
export function planCategories(drafts: readonly Draft[], known: ReadonlyMap<string, KnownCategory>): Planned {
  const planned: Planned = { plan: createPlan(), problems: [], warnings: [] };
  const parents = parentsAfter(drafts, known);
  const lines = new Map(drafts.map((draft) => [idOf(draft), draft.line]));
  const levels = new Map([...parents.keys()].map((id) => [id, levelOf(id, parents)]));
  planned.problems.push(...drafts.flatMap((draft) => placementProblems(draft, { parents, levels, lines })));
  if (planned.problems.length > 0) return planned;

  const resolved = new Map<string, CategoryFields>([...known].map(([id, { fields }]) => [id, fields]));
  const byLevel = drafts.toSorted((a, b) => levelIn(levels, idOf(a)) - levelIn(levels, idOf(b)));
  for (const draft of byLevel) planCategory(draft, { known, resolved, levels, planned });
  for (const [id, { level, fields }] of known)
    if (!lines.has(id) && levelIn(levels, id) !== level)
      planned.plan.categories.push({ id, isNew: false, level: levelIn(levels, id), fields });
  planned.plan.outcomes.sort((a, b) => a.line - b.line);
  // A category is inserted after the one above it.
  planned.plan.categories.sort((a, b) => a.level - b.level);
  return planned;
}

const idOf = ({ fields }: Draft): string => requireValue(fields.id, 'category id');
const levelIn = (levels: ReadonlyMap<string, number | null>, id: string) => levels.get(id) ?? MAX_LEVEL + 1;

function parentsAfter(drafts: readonly Draft[], known: ReadonlyMap<string, KnownCategory>) {
  const parents = new Map<string, string | null>(
    [...known].map(([id, { fields }]) => [id, fields.parent_id]),
  );
  for (const draft of drafts) {
    const given = draft.fields.parent_id;
    if (given !== undefined || !parents.has(idOf(draft))) parents.set(idOf(draft), given ?? null);
  }
  return parents;
}

/** 1 for a top category; null when the way up never ends or leads to an unknown category. */
function levelOf(id: string, parents: ReadonlyMap<string, string | null>): number | null {
  let level = 1;
  for (let at = parents.get(id); at !== null; at = parents.get(at)) {
    if (at === undefined || level > parents.size) return null;
    level += 1;
  }
  return level;
}

interface Tree {
  parents: ReadonlyMap<string, string | null>;
  levels: ReadonlyMap<string, number | null>;
  lines: ReadonlyMap<string, number>;
}

function placementProblems(draft: Draft, { parents, levels, lines }: Tree): Problem[] {
  const id = idOf(draft);
  const at = (column: { zh: string }, message: string) => [problemAt(draft.line, column.zh, message)];
  if (RESERVED.has(id)) return at(categoryColumns.id, `${id} 是店铺保留的编号，请换一个`);
  const parent = parents.get(id) ?? null;
  if (parent !== null && !parents.has(parent))
    return at(categoryColumns.parent_id, `没有分类 ${parent}，请在文件里加上它，或改成已有的编号`);
  const level = levels.get(id) ?? null;
  if (level === null)
    // The unknown category above is reported in its own line.
    return isInCircle(id, parents) ? at(categoryColumns.parent_id, '上级分类绕成了圈') : [];
  if (level > MAX_LEVEL) return at(categoryColumns.parent_id, `分类最多 ${MAX_LEVEL} 级`);
  // Categories below that the file does not name move along with one that gets another one above.
  if (parent === null) return [];
  const tooDeep = [...levels].find(
    ([other, depth]) =>
      !lines.has(other) && depth !== null && depth > MAX_LEVEL && isBelow(other, id, parents),
  );
  return tooDeep ? at(categoryColumns.parent_id, `它下面的分类 ${tooDeep[0]} 会超过 ${MAX_LEVEL} 级`) : [];
}

function isInCircle(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set([id]);
  for (let at = parents.get(id); at !== null && at !== undefined; at = parents.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function isBelow(id: string, ancestor: string, parents: ReadonlyMap<string, string | null>): boolean {
  for (let at = parents.get(id); at !== null && at !== undefined; at = parents.get(at))
    if (at === ancestor) return true;
  return false;
}

interface Resolving {
  known: ReadonlyMap<string, KnownCategory>;
  /** All categories as they will be; those above come first. */
  resolved: Map<string, CategoryFields>;
  levels: ReadonlyMap<string, number | null>;
  planned: Planned;
}

function planCategory(draft: Draft, { known, resolved, levels, planned }: Resolving) {
  const id = idOf(draft);
  const before = known.get(id);
  const parentId = draft.fields.parent_id ?? null;
  const above = parentId === null ? undefined : resolved.get(parentId);
  const defaults = {
    pigment: above?.pigment ?? DEFAULT_PIGMENT,
    position: nextPosition(parentId, resolved),
  } as const;
  const fields = mergeFields(
    categoryColumns,
    draft.fields,
    before?.fields,
    defaults,
    draft.line,
    planned.problems,
  );
  if (!fields) return;
  resolved.set(id, fields);
  const level = levelIn(levels, id);
  const columns = before ? changedColumns(categoryColumns, before.fields, fields) : [];
  const change = changeOf(!before, columns);
  if (change !== 'unchanged' || before?.level !== level)
    planned.plan.categories.push({ id, isNew: change === 'created', level, fields });
  planned.plan.outcomes.push({ line: draft.line, entity: 'category', code: id, change, columns });
}

/** A new category comes after its siblings. */
const nextPosition = (parentId: string | null, resolved: ReadonlyMap<string, CategoryFields>) =>
  [...resolved.values()].reduce(
    (last, { parent_id, position }) => (parent_id === parentId ? Math.max(last, position) : last),
    0,
  ) + 1;
