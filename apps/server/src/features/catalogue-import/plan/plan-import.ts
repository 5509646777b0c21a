import { brandColumns, skuColumns } from '../columns/columns.ts';
import { problemAt } from '../row.ts';
import type { Draft } from './draft-products.ts';
import type { Existing, KnownProduct } from './existing.ts';
import { createIdAllocator } from './id-allocator.ts';
import type { Planning } from './plan.ts';
import { planBrands } from './plan-brands.ts';
import { type ImageChange, planImages } from './plan-images.ts';
import { planProduct } from './plan-product.ts';
import { planSku } from './plan-sku.ts';

export type Planned = Pick<Planning, 'plan' | 'problems' | 'warnings'>;

/** Decides from the file and the stored catalogue what an import writes. With problems nothing is written. */
export function planImport(drafts: readonly Draft[], existing: Existing): Planned {
  const planning: Planning = {
    existing,
    ids: createIdAllocator(existing.usedIds),
    plan: { brands: [], products: [], skus: [], stock: [], imagesBySku: [], outcomes: [] },
    problems: [],
    warnings: [],
  };
  const brandIds = planBrands(drafts, planning);
  for (const draft of drafts) {
    const known = existing.products.get(draft.key);
    const brandId = draft.brand.key === undefined ? known?.brandId : brandIds.get(draft.brand.key);
    if (!known) planning.problems.push(...missingForNewProduct(draft));
    if (brandId !== undefined) planProductWithSkus(draft, known, brandId, planning);
  }
  return planning;
}

function missingForNewProduct({ line, brand, skus }: Draft) {
  const noBrand = brand.key === undefined ? [problemAt(line, brandColumns.key.zh, '新增时必填')] : [];
  const noSku = skus.length === 0 ? [problemAt(line, skuColumns.code.zh, '新商品至少要有一个规格')] : [];
  return [...noBrand, ...noSku];
}

function planProductWithSkus(
  draft: Draft,
  known: KnownProduct | undefined,
  brandId: string,
  planning: Planning,
) {
  const id = known?.id ?? planning.ids.nextProduct();
  const product = planProduct(draft, known, { id, brandId }, planning);
  const skus = planSkus(draft, known, id, planning);
  if (product) planImages(id, { before: known?.fields.images ?? [], after: product.images }, skus, planning);
}

/** Skus that the file does not name stay unchanged; new ones come after them. */
function planSkus(draft: Draft, known: KnownProduct | undefined, productId: string, planning: Planning) {
  const { existing, ids, problems } = planning;
  const addProblem = (line: number, message: string) =>
    problems.push(problemAt(line, skuColumns.code.zh, message));
  const unchanged = known?.skus.map(({ id, fields: { images } }) => ({
    skuId: id,
    before: images,
    after: images,
  }));
  const imagesBySku = new Map<string, ImageChange>(unchanged?.map((sku) => [sku.skuId, sku]));
  let lastPosition = known?.skus.at(-1)?.position ?? 0;

  for (const sku of draft.skus) {
    const knownSku = existing.skus.get(sku.key);
    const id = knownSku?.id ?? ids.nextSku(productId);
    if (knownSku && knownSku.productId !== productId)
      addProblem(sku.line, `规格编码已属于商品 ${knownSku.productCode}`);
    else if (id === null) addProblem(sku.line, '一个商品最多 99 个规格');
    else {
      const identity = { id, productId, position: knownSku?.position ?? ++lastPosition };
      const fields = planSku(sku, knownSku, identity, planning);
      if (fields)
        imagesBySku.set(id, { skuId: id, before: knownSku?.fields.images ?? [], after: fields.images });
    }
  }
  return [...imagesBySku.values()];
}
