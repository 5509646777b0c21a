import { cleanProduct, type ProductValues } from '@huarong/core/catalogue';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import { type RowChange, saveChanges } from '../../change-sets/index.ts';
import { deleteDraft } from '../drafts.queries.ts';
import { listProductSkus } from '../skus/skus.queries.ts';
import { checkValues, refuseFields } from './check-values.ts';
import { listByCode, listEditedProducts, nextProductId, nextSkuIds } from './product.queries.ts';

const NEW = 'new';

/** Makes a draft. Skus are added on their own page. */
export async function createProduct(
  context: AdminWriteContext,
  input: { values: ProductValues; reason?: string | undefined },
) {
  const values = cleanProduct(input.values);
  const made = await insertProduct(context, {
    values,
    title: `新建商品 ${values.code}`,
    reason: input.reason,
    skusOf: async () => [],
  });
  if (made.ok) await deleteDraft(context.db, context.staff.staffId, NEW);
  return made;
}

/** A draft with the texts and skus of another product. Barcodes name one sku in the world, so they are left out. */
export async function duplicateProduct(
  context: AdminWriteContext,
  { productId, code, reason }: { productId: string; code: string; reason?: string | undefined },
) {
  const { db } = context;
  const [original] = await listEditedProducts(db, [productId]);
  if (!original) return refuse({ code: 'no-such-product' as const });
  const skus = await listProductSkus(db, productId);
  const values = cleanProduct({ ...valuesOf(original), code });
  // The new codes of skus begin with the new code, where the old ones began with the old one.
  const codes = skus.map((sku, at) =>
    sku.code.startsWith(original.code)
      ? `${values.code}${sku.code.slice(original.code.length)}`
      : `${values.code}-${String(at + 1).padStart(2, '0')}`,
  );
  const [taken] = await listByCode(db, 'sku', codes);
  if (taken)
    return refuseFields([{ field: 'code', message: `规格编码 ${taken.code} 已被使用，请换一个编码` }]);
  return insertProduct(context, {
    values,
    title: `复制商品 ${original.code} 为 ${values.code}`.slice(0, 120),
    reason,
    async skusOf(newId) {
      const ids = await nextSkuIds(db, newId, skus.length);
      return skus.flatMap((sku, at): RowChange[] => {
        const id = ids[at] ?? '';
        const { shade_number, shade_name, shade_hex, shade_family, size, offer_price_fen } = sku;
        return [
          {
            table: 'sku',
            id,
            isNew: true,
            value: {
              product_id: newId,
              position: at + 1,
              code: codes[at],
              barcode: null,
              shade_number,
              shade_name,
              shade_hex,
              shade_family,
              size,
              offer_price_fen,
              // Nothing of the copy was sold: a struck-through price has no base.
              market_price_fen: null,
              purchase_limit: sku.purchase_limit,
              is_live: sku.is_live,
            },
          },
          { table: 'stock', id, isNew: true, value: { available: 0 } },
        ];
      });
    },
  });
}

async function insertProduct(
  context: AdminWriteContext,
  {
    values,
    title,
    reason,
    skusOf,
  }: {
    values: ProductValues;
    title: string;
    reason: string | undefined;
    skusOf: (productId: string) => Promise<RowChange[]>;
  },
) {
  const { db } = context;
  const problems = await checkValues(db, values, null);
  if (problems.length > 0) return refuseFields(problems);
  // Numbers are given away one set at a time.
  if (!(await tryLockCatalogueChanges(db))) return refuse({ code: 'busy' as const, retryAfter: 5 });
  const productId = await nextProductId(db);
  const saved = await saveChanges(context, {
    kind: 'product',
    title,
    reason: reason ?? null,
    source: {},
    rows: [
      { table: 'product', id: productId, isNew: true, value: { ...values, status: 'draft' } },
      ...(await skusOf(productId)),
    ],
    approval: null,
  });
  if (saved.ok) return accept({ productId, setId: saved.value.setId });
  // Nobody else can have taken the number: the lock is still held.
  if (saved.refusal.code !== 'busy') throw new Error(`a new product met ${saved.refusal.code}`);
  return refuse(saved.refusal);
}

/** The fields that staff edit, without the others of the row. */
export const valuesOf = (product: ProductValues): ProductValues => ({
  code: product.code,
  brand_id: product.brand_id,
  category_id: product.category_id,
  kind: product.kind,
  name_cn: product.name_cn,
  name_en: product.name_en,
  nicknames: product.nicknames,
  line: product.line,
  story: product.story,
  tested_figures: product.tested_figures,
  included_items: product.included_items,
  how_to_use: product.how_to_use,
  ingredients: product.ingredients,
  star_ingredients: product.star_ingredients,
  effects: product.effects,
  skin_types: product.skin_types,
  filing_number: product.filing_number,
  standard_number: product.standard_number,
  producer: product.producer,
  producer_address: product.producer_address,
  production_licence: product.production_licence,
  origin: product.origin,
  shelf_life_months: product.shelf_life_months,
  opened_months: product.opened_months,
  warnings: product.warnings,
  no_return_reason: product.no_return_reason,
  labels: product.labels,
  tags: product.tags,
});
