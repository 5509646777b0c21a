import { brandColumns, skuColumns } from '../columns/columns.ts';
import { createPauses } from '../pauses.ts';
import { type PlaceOf, placeOfLine, problemAt } from '../row.ts';
import type { Draft } from './draft-products.ts';
import type { Existing, KnownProduct } from './existing.ts';
import { createIdAllocator } from './id-allocator.ts';
import { createPlan, type Planned, type Planning } from './plan.ts';
import { planBrands } from './plan-brands.ts';
import { type ImageChange, planImages } from './plan-images.ts';
import { NO_CATEGORIES, planProduct } from './plan-product.ts';
import { planSku } from './plan-sku.ts';

/** Decides from the file and the stored catalogue what an import writes. With problems nothing is written. */
export async function planImport(
  drafts: readonly Draft[],
  existing: Existing,
  placeOf: PlaceOf = placeOfLine,
): Promise<Planned> {
  const planning = createPlanning(existing, placeOf);
  if (drafts.length > 0 && existing.categoryIds.size === 0)
    return { ...planning, problems: [problemAt(0, '', NO_CATEGORIES)] };
  const brandIds = planBrands(drafts, planning);
  const pause = createPauses();
  for (const draft of drafts) {
    await pause();
    const known = existing.products.get(draft.key);
    const brandId = draft.brand.key === undefined ? known?.brandId : brandIds.get(draft.brand.key);
    if (!known) planning.problems.push(...missingForNewProduct(draft));
    if (brandId !== undefined) planProductWithSkus(draft, known, brandId, planning);
  }
  const isNewDraft = ({ key, product }: Draft) => !existing.products.has(key) && product.status === undefined;
  return { ...planning, draftCount: drafts.filter(isNewDraft).length };
}

export const createPlanning = (existing: Existing, placeOf: PlaceOf): Planning => ({
  existing,
  ids: createIdAllocator(existing.usedIds),
  placeOf,
  plan: createPlan(),
  problems: [],
  warnings: [],
});

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
