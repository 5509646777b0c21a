import { accept, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { ImagePort } from '../../images/index.ts';
import { listEditedProducts } from '../edit/product.queries.ts';
import { imagesOfSku } from '../product-image.ts';
import { listProductSkus } from './skus.queries.ts';

/** The skus of a product as its page edits them. */
export async function findSkus(
  db: Queryable,
  imageOf: ImagePort,
  { productId, canSeeCost }: { productId: string; canSeeCost: boolean },
) {
  const [product] = await listEditedProducts(db, [productId]);
  if (!product) return refuse({ code: 'no-such-product' as const });
  const skus = await listProductSkus(db, productId);
  return accept({
    productId,
    code: product.code,
    name: product.name_cn,
    status: product.status,
    skus: skus.map(({ id, position, available, held, cost_fen, used_by, ...values }) => ({
      skuId: id,
      position,
      values,
      available,
      held,
      costFen: canSeeCost ? cost_fen : null,
      images: imagesOfSku(imageOf, product, { id, code: values.code, shade_hex: values.shade_hex }),
      isRemovable: used_by === null,
    })),
  });
}
