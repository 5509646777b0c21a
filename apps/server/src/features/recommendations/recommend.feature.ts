import { catalogueContract } from '@huarong/contract/catalogue';
import { accept } from '@huarong/core/shared';
import type { Actor } from '#platform/context';
import type { Queryable } from '#platform/database';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { isAllowed } from '../account/index.ts';
import { type CatalogueSource, presentCard } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { OfferSource } from '../promotions/index.ts';
import type { IndexSource } from '../search/index.ts';
import { listProductSets } from './list-product-sets.ts';
import { SCENES } from './scenes.ts';

const built = onlyBuilt(catalogueContract, 'recommend', 'goodsSets');

/** Products for a scene. The server stores no views of guests: the browser sends its own. */
export function recommendFeature(
  catalogue: CatalogueSource,
  imageOf: ImagePort,
  indexSource: IndexSource,
  offers: OfferSource,
): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };
  return implement(built, {
    async recommend({ db, actor }, { scene, skuId, productIds = [], pageNo, pageSize }) {
      const canUseViews = await isViewUseAllowed(db, actor, scene);
      const indexed = indexSource();
      const { products, skus } = indexed.snapshot;
      const recommendation = SCENES[scene](indexed, {
        product: skus.get(skuId ?? '')?.product,
        viewed: canUseViews ? [...new Set(productIds)].flatMap((id) => products.get(id) ?? []) : [],
      });
      // Viewed products are shown even when sold out; recommended ones must be in stock.
      const recommended =
        scene === 'history'
          ? recommendation.products
          : recommendation.products.filter((product) =>
              product.skus.some((sku) => catalogue.isInStock(sku.id)),
            );
      return accept({
        reason: recommendation.reason,
        list: recommended
          .slice((pageNo - 1) * pageSize, pageNo * pageSize)
          .map((product) => presentCard(product, presenterDeps)),
        currentPage: pageNo,
        totalPages: Math.ceil(recommended.length / pageSize),
        total: recommended.length,
      });
    },

    goodsSets: (_context, { productId }) =>
      accept({ list: listProductSets({ catalogue, imageOf, offers }, productId) }),
  });
}

/**
 * A member who switched off personal recommendations gets general ones; one who switched off the history gets none.
 */
const isViewUseAllowed = async (db: Queryable, actor: Actor, scene: string): Promise<boolean> =>
  actor.kind !== 'member' ||
  isAllowed(db, actor.memberId, scene === 'history' ? 'history' : 'recommendation');
