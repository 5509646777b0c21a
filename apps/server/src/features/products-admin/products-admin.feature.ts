import { productsContract } from '@huarong/contract/admin/products';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, type CountMemory, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ColumnPort } from '../change-sets/index.ts';
import type { ImagePort } from '../images/index.ts';
import { deleteDraft, findDraft, upsertDraft } from './drafts.queries.ts';
import { createProduct, duplicateProduct } from './edit/create-product.ts';
import { findProduct } from './edit/find-product.ts';
import { listImpact } from './edit/impact.queries.ts';
import { presentImpact } from './edit/present-impact.ts';
import { listEditedProducts } from './edit/product.queries.ts';
import { saveProduct } from './edit/save-product.ts';
import { setStatus } from './edit/set-status.ts';
import { listHistory } from './history/list-history.ts';
import { listProducts } from './list/list-products.ts';
import { listOptions } from './options.ts';
import { previewLink } from './preview/preview-link.ts';
import { findSkus } from './skus/find-skus.ts';
import { removeSku } from './skus/remove-sku.ts';
import { saveSkus } from './skus/save-skus.ts';

interface ProductsAdminDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  columnOf: ColumnPort;
  counts: CountMemory;
}

/** Products for staff: finding, editing, putting on sale, and what happened to them. */
export const productsAdminFeature = ({
  catalogue,
  imageOf,
  columnOf,
  counts,
}: ProductsAdminDeps): AdminFeature =>
  implementAdmin('products', productsContract, {
    list: ({ db }, input) => listProducts(db, { imageOf, counts }, input),
    options: async ({ db }) => accept(await listOptions(db, catalogue)),
    detail: ({ db }, { productId }) => findProduct(db, imageOf, productId),
    create: (context, input) => createProduct(context, input),
    save: (context, input) => saveProduct(context, input),
    duplicate: (context, input) => duplicateProduct(context, input),
    async preview({ db, config, staff }, { productId }) {
      if ((await listEditedProducts(db, [productId])).length === 0)
        return refuse({ code: 'no-such-product' });
      return accept(previewLink(config.secret, { productId, staffId: staff.staffId }, await readClock(db)));
    },
    impact: async ({ db }, { productIds }) =>
      accept({ parts: presentImpact(await listImpact(db, productIds)) }),
    setStatus: (context, input) => setStatus(context, input),
    skus: ({ db, staff }, { productId }) =>
      findSkus(db, imageOf, { productId, canSeeCost: staff.permissions.has('cost:read') }),
    saveSkus: (context, input) => saveSkus(context, input),
    removeSku: (context, input) => removeSku(context, input),
    history: (context, input) => listHistory(context, columnOf, input),
    async draft({ db, staff }, { productId }) {
      if (!(await isKnown(db, productId))) return refuse({ code: 'no-such-product' });
      const draft = await findDraft(db, staff.staffId, productId);
      return accept({
        draft: draft
          ? { values: draft.edits, base: draft.base, savedAt: draft.saved_at.toISOString() }
          : null,
      });
    },
    async saveDraft({ db, staff }, { productId, values, base }) {
      if (!(await isKnown(db, productId))) return refuse({ code: 'no-such-product' });
      const savedAt = await upsertDraft(db, staff.staffId, productId, { values, base });
      return accept({ savedAt: savedAt.toISOString() });
    },
    async deleteDraft({ db, staff }, { productId }) {
      if (!(await isKnown(db, productId))) return refuse({ code: 'no-such-product' });
      await deleteDraft(db, staff.staffId, productId);
      return accept(null);
    },
  });

/** `new`: a product that is not saved yet. */
const isKnown = async (db: Queryable, productId: string): Promise<boolean> =>
  productId === 'new' || (await listEditedProducts(db, [productId])).length > 0;
