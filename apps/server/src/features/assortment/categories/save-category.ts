import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { deleteCategory } from '../../catalogue/index.ts';
import { changedColumns, columnsOf, fieldsChanged, isForeignKeyViolation } from '../../change-sets/index.ts';
import { saveRows } from '../save-rows.ts';
import { listCategories, listUsedIds } from './categories.queries.ts';
import {
  type CategoryTree,
  levelChanges,
  mergeRows,
  nextCategoryId,
  placementProblem,
  positionChanges,
  treeOf,
} from './tree.ts';

const COLUMNS = {
  name: 'name',
  nameEn: 'name_en',
  pigment: 'pigment',
  isLive: 'is_live',
  parentId: 'parent_id',
} as const;
export const KIND = 'category';
const DEFAULT_PIGMENT = 'shuang';
const NOT_FOUND = { code: 'category-not-found' as const, message: '没有找到这个分类，可能已被删除' };

const readTree = async ({ db }: AdminWriteContext): Promise<CategoryTree> => treeOf(await listCategories(db));

export async function createCategory(
  context: AdminWriteContext,
  input: { name: string; nameEn: string; parentId: string | null; reason?: string | undefined },
) {
  const { parentId, name } = input;
  const tree = await readTree(context);
  const parent = parentId === null ? null : tree.find(parentId);
  if (parent === undefined) return refuse(NOT_FOUND);
  const problem = placementProblem(tree, [], parentId);
  if (problem !== null) return refuse({ code: 'category-move-refused' as const, reason: problem });
  const last = tree.childrenOf(parentId).at(-1);
  const categoryId = nextCategoryId(parentId, await listUsedIds(context.db));
  const saved = await saveRows(context, {
    kind: KIND,
    title: `新建分类 ${name}`,
    reason: input.reason,
    rows: [
      {
        table: 'category',
        id: categoryId,
        isNew: true,
        value: {
          parent_id: parentId,
          level: (parent?.level ?? 0) + 1,
          name,
          name_en: input.nameEn,
          pigment: parent?.pigment ?? DEFAULT_PIGMENT,
          position: (last?.position ?? 0) + 1,
        },
      },
    ],
  });
  if (saved.ok) return accept({ categoryId, setId: saved.value });
  return refuse(saved.refusal.code === 'busy' ? saved.refusal : { code: 'busy' as const, retryAfter: 1 });
}

export async function saveCategory(
  context: AdminWriteContext,
  edit: {
    categoryId: string;
    fields: { name?: string | undefined; isLive?: boolean | undefined };
    base: Readonly<Record<string, unknown>>;
    reason?: string | undefined;
  },
) {
  const { categoryId, fields } = edit;
  const category = (await readTree(context)).find(categoryId);
  if (!category) return refuse(NOT_FOUND);
  if (fields.isLive && category.redirect_to !== null)
    return refuse({
      code: 'category-move-refused' as const,
      reason: '它已经并入别的分类，要再用它请撤销那次合并',
    });
  const seen = columnsOf(COLUMNS, edit.base);
  const value = changedColumns(seen, columnsOf(COLUMNS, fields));
  if (Object.keys(value).length === 0)
    return refuse({ code: 'invalid-input' as const, message: '没有改动，不用保存' });
  const base = Object.fromEntries(Object.entries(seen).filter(([column]) => column in value));
  const saved = await saveRows(context, {
    kind: KIND,
    title: `编辑分类 ${fields.name ?? category.name}`,
    reason: edit.reason,
    rows: [{ table: 'category', id: categoryId, isNew: false, base, value }],
  });
  if (saved.ok) return accept({ categoryId, setId: saved.value });
  return refuse(saved.refusal.code === 'busy' ? saved.refusal : fieldsChanged(COLUMNS, saved.refusal.fields));
}

export async function moveCategory(
  context: AdminWriteContext,
  move: { categoryId: string; parentId: string | null; beforeId: string | null; baseParentId: string | null },
) {
  const { categoryId, parentId, beforeId } = move;
  const tree = await readTree(context);
  const category = tree.find(categoryId);
  if (!category) return refuse(NOT_FOUND);
  const branch = tree.branchOf(category);
  const problem =
    category.redirect_to === null ? placementProblem(tree, branch, parentId) : '它已经并入别的分类';
  if (problem !== null) return refuse({ code: 'category-move-refused' as const, reason: problem });
  const siblings = tree.childrenOf(parentId).filter(({ id }) => id !== categoryId);
  const found = siblings.findIndex(({ id }) => id === beforeId);
  const at = found === -1 ? siblings.length : found;
  const level = (parentId === null ? 0 : (tree.find(parentId)?.level ?? 0)) + 1;
  const rows = mergeRows([
    {
      table: 'category',
      id: categoryId,
      isNew: false,
      base: { parent_id: move.baseParentId },
      value: { parent_id: parentId },
    },
    ...levelChanges(branch, level),
    ...positionChanges(siblings.toSpliced(at, 0, category)),
  ]);
  const saved = await saveRows(context, {
    kind: KIND,
    title: `移动分类 ${category.name}`,
    reason: undefined,
    rows,
  });
  if (saved.ok) return accept({ categoryId, setId: saved.value });
  return refuse(saved.refusal.code === 'busy' ? saved.refusal : fieldsChanged(COLUMNS, saved.refusal.fields));
}

/** A category that nothing is in or leads to. */
export async function removeCategory(context: AdminWriteContext, categoryId: string) {
  const rows = await listCategories(context.db);
  const category = rows.find(({ id }) => id === categoryId);
  if (!category) return refuse(NOT_FOUND);
  const inUse = (reason: string) => refuse({ code: 'category-in-use' as const, reason });
  if (category.product_count > 0) return inUse(`还有 ${category.product_count} 件商品，可以先合并到别的分类`);
  if (rows.some(({ parent_id }) => parent_id === categoryId)) return inUse('下面还有分类');
  if (rows.some(({ redirect_to }) => redirect_to === categoryId))
    return inUse('有并入它的旧分类，旧地址会失效');
  if (category.redirect_to !== null) return inUse('它的旧地址还在转到新的分类');
  try {
    await deleteCategory(context.db, categoryId);
    return accept(null);
  } catch (error) {
    if (isForeignKeyViolation(error)) return inUse('刚刚有商品用到它');
    throw error;
  }
}
