import { catalogueContract } from '@huarong/contract/catalogue';
import { accept } from '@huarong/core/shared';
import type { Actor } from '#platform/context';
import type { Queryable } from '#platform/database';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { isAllowed } from '../account/index.ts';
import { type CatalogueSource, presentCard } from '../catalogue/index.ts';
import type { PicturePort } from '../images/index.ts';
import type { OfferSource } from '../promotions/index.ts';
import type { IndexSource } from '../search/index.ts';
import { goodsSets } from './goods-sets.ts';
import { SCENES } from './scenes.ts';

const built = onlyBuilt(catalogueContract, 'recommend', 'goodsSets');

/** Products for a scene. The server remembers nobody's views: the browser sends what it remembers itself. */
export function recommendFeature(
  catalogue: CatalogueSource,
  pictureOf: PicturePort,
  searched: IndexSource,
  offers: OfferSource,
): Feature {
  const shown = { isInStock: (skuId: string) => catalogue.isInStock(skuId), pictureOf };
  return implement(built, {
    async recommend({ db, actor }, { scene, skuId, productIds = [], pageNo, pageSize }) {
      const mayRemember = await mayUseViews(db, actor, scene);
      const now = searched();
      const { products, skus } = now.snapshot;
      const choice = SCENES[scene](now, {
        product: skus.get(skuId ?? '')?.product,
        viewed: mayRemember ? [...new Set(productIds)].flatMap((id) => products.get(id) ?? []) : [],
      });
      // What she has seen is shown again even when it is gone; what we propose can be bought.
      const offered =
        scene === 'history'
          ? choice.products
          : choice.products.filter((product) => product.skus.some((sku) => catalogue.isInStock(sku.id)));
      return accept({
        reason: choice.reason,
        list: offered
          .slice((pageNo - 1) * pageSize, pageNo * pageSize)
          .map((product) => presentCard(product, shown)),
        currentPage: pageNo,
        totalPages: Math.ceil(offered.length / pageSize),
        total: offered.length,
      });
    },

    goodsSets: (_context, { productId }) =>
      accept({ list: goodsSets({ catalogue, pictureOf, offers }, productId) }),
  });
}

/** A member who switched personal recommendations off is shown what everybody is; one who keeps no history, none. */
const mayUseViews = async (db: Queryable, actor: Actor, scene: string): Promise<boolean> =>
  actor.kind !== 'member' ||
  isAllowed(db, actor.memberId, scene === 'history' ? 'history' : 'recommendation');
