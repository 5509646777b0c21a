import type { ProductSelection } from '@huarong/core/content';
import type { Snapshot } from '../../catalogue/index.ts';

interface Given {
  selection?: ProductSelection | undefined;
  pins?: readonly string[] | undefined;
}

/** Why a selection cannot be saved: it names what the shop does not have. Products that the row had before may stay. */
export function selectionProblem(
  snapshot: Snapshot,
  { selection, pins = [] }: Given,
  before: ReadonlySet<string>,
) {
  const products = selection && 'products' in selection ? selection.products : [];
  const unknown = [...products, ...pins].find((id) => !snapshot.products.has(id) && !before.has(id));
  if (unknown !== undefined) return `商品 ${unknown} 不在售`;
  if (new Set(pins).size < pins.length || new Set(products).size < products.length)
    return '同一件商品选了两次';
  if (!selection || !('rule' in selection)) return null;
  const { brand, category } = selection.rule;
  if (brand !== undefined && !snapshot.all.brands.has(brand)) return `没有品牌 ${brand}`;
  if (category !== undefined && !snapshot.all.categories.has(category)) return `没有分类 ${category}`;
  return null;
}
