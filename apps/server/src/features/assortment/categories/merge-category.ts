import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import type { RowChange } from '../../change-sets/index.ts';
import { requirePermissions } from '../../staff/index.ts';
import { saveRows } from '../save-rows.ts';
import {
  type CategoryRow,
  listCategories,
  listProductIds,
  listScopedPromotions,
} from './categories.queries.ts';
import { KIND } from './save-category.ts';
import { type CategoryTree, levelChanges, mergeRows, placementProblem, treeOf } from './tree.ts';

/** More products would take longer than a call may. */
const MAX_PRODUCTS = 20_000;

interface MergeInput {
  categoryId: string;
  targetId: string;
}
interface Merge {
  tree: CategoryTree;
  category: CategoryRow;
  target: CategoryRow;
}
type MergeRefusal =
  | { code: 'category-not-found'; message: string }
  | { code: 'category-merge-refused'; reason: string };

async function checkMerge(
  db: Queryable,
  { categoryId, targetId }: MergeInput,
): Promise<Result<Merge, MergeRefusal>> {
  const tree = treeOf(await listCategories(db));
  const [category, target] = [tree.find(categoryId), tree.find(targetId)];
  if (!category || !target)
    return refuse({ code: 'category-not-found', message: '没有找到这个分类，可能已被删除' });
  const problem = findProblem({ tree, category, target });
  return problem === null
    ? accept({ tree, category, target })
    : refuse({ code: 'category-merge-refused', reason: problem });
}

function findProblem({ tree, category, target }: Merge): string | null {
  if (category.redirect_to !== null) return '它已经并入别的分类';
  if (target.redirect_to !== null) return '目标已经并入别的分类';
  if (tree.branchOf(category).includes(target)) return '不能并到自己或自己下面的分类';
  if (category.product_count > MAX_PRODUCTS) return `商品超过 ${MAX_PRODUCTS} 件，请分几次移走`;
  for (const child of tree.childrenOf(category.id)) {
    const placement = placementProblem(tree, tree.branchOf(child), target.id);
    if (placement !== null) return `下面的「${child.name}」放不下：${placement}`;
  }
  return null;
}

/** What a merge would do. */
export async function previewMerge(db: Queryable, input: MergeInput) {
  const checked = await checkMerge(db, input);
  if (!checked.ok) return checked;
  const { tree, category, target } = checked.value;
  return accept({
    productCount: category.product_count,
    targetCount: target.product_count + category.product_count,
    children: tree.childrenOf(category.id).map(({ name }) => name),
    oldPath: `/category/${category.id}/`,
    newPath: `/category/${target.id}/`,
    promotions: await listScopedPromotions(db, category.id),
  });
}

/** The products and the categories below move; the merged one stays hidden, so that its address leads on. */
export async function mergeCategory(context: AdminWriteContext, input: MergeInput & { reason: string }) {
  const { db } = context;
  const allowed = await requirePermissions(context, ['product:write']);
  if (!allowed.ok) return allowed;
  await sql`set local statement_timeout = '25s'`.execute(db);
  const checked = await checkMerge(db, input);
  if (!checked.ok) return checked;
  const { category, target } = checked.value;
  const products = await listProductIds(db, category.id, MAX_PRODUCTS);
  const saved = await saveRows(context, {
    kind: KIND,
    title: `合并分类 ${category.name} 到 ${target.name}`,
    reason: input.reason,
    rows: [...categoryRows(checked.value), ...products.map((id) => productRow(id, category.id, target.id))],
  });
  if (saved.ok) return accept({ categoryId: target.id, setId: saved.value });
  return refuse(
    saved.refusal.code === 'busy'
      ? saved.refusal
      : { code: 'category-merge-refused' as const, reason: '有人刚刚改过这些分类或商品，请再看一次' },
  );
}

function categoryRows({ tree, category, target }: Merge): RowChange[] {
  const last = tree.childrenOf(target.id).at(-1)?.position ?? 0;
  const children = tree.childrenOf(category.id).flatMap((child, index): RowChange[] => [
    {
      table: 'category',
      id: child.id,
      isNew: false,
      base: { parent_id: category.id },
      value: { parent_id: target.id, position: last + index + 1 },
    },
    ...levelChanges(tree.branchOf(child), target.level + 1),
  ]);
  return mergeRows([
    {
      table: 'category',
      id: category.id,
      isNew: false,
      base: { redirect_to: null },
      value: { is_live: false, redirect_to: target.id },
    },
    ...children,
  ]);
}

const productRow = (id: string, from: string, to: string): RowChange => ({
  table: 'product',
  id,
  isNew: false,
  base: { category_id: from },
  value: { category_id: to },
});
