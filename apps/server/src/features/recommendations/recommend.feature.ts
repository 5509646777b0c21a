import { catalogueContract } from '@huarong/contract/catalogue';
import { accept } from '@huarong/core/shared';
import { type Actor, memberOwner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { isAllowed, listBoughtProductIds } from '../account/index.ts';
import { type CatalogueSource, presentCard } from '../catalogue/index.ts';
import { listViewed } from '../history/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { OfferSource } from '../promotions/index.ts';
import type { IndexSource } from '../search/index.ts';
import { listProductSets } from './list-product-sets.ts';
import { MAX_SEEDS, SCENES } from './scenes.ts';

/** Purchases that are left out of the suggestions; the latest of them are also seeds. */
const MAX_BOUGHT = 50;

const built = onlyBuilt(catalogueContract, 'recommend', 'goodsSets');

/** Products for a scene. */
export function recommendFeature(
  catalogue: CatalogueSource,
  imageOf: ImagePort,
  indexSource: IndexSource,
  offers: OfferSource,
): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };
  return implement(built, {
    async recommend({ db, actor }, { scene, skuId, productIds = [], pageNo, pageSize }) {
      const own = await loadOwnProducts(db, actor, { scene, productIds });
      const indexed = indexSource();
      const { products, skus } = indexed.snapshot;
      const recommendation = SCENES[scene](indexed, {
        product: skus.get(skuId ?? '')?.product,
        viewed: [...new Set(own.viewed)].flatMap((id) => products.get(id) ?? []),
        bought: own.bought.flatMap((id) => products.get(id) ?? []),
        isPersonal: own.isPersonal,
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
        isPersonalised: recommendation.isPersonalised ?? false,
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

interface OwnProducts {
  isPersonal: boolean;
  /** Product ids, newest first. */
  viewed: readonly string[];
  bought: readonly string[];
}

/**
 * What a shopper viewed and bought. A visitor and a guest send the views of the browser; those of a member are stored
 * too, so that another computer suggests the same. A member who switched off personal recommendations gets general
 * ones; one who switched off the history gets none of it.
 */
async function loadOwnProducts(
  db: Queryable,
  actor: Actor,
  { scene, productIds }: { scene: string; productIds: readonly string[] },
): Promise<OwnProducts> {
  if (actor.kind !== 'member') return { isPersonal: true, viewed: productIds, bought: [] };
  const { memberId } = actor;
  const canUseHistory = await isAllowed(db, memberId, 'history');
  if (scene === 'history') return { isPersonal: true, viewed: canUseHistory ? productIds : [], bought: [] };
  if (!(await isAllowed(db, memberId, 'recommendation')))
    return { isPersonal: false, viewed: [], bought: [] };
  if (scene !== 'guess-you-like') return { isPersonal: true, viewed: productIds, bought: [] };
  const [stored, bought] = await Promise.all([
    canUseHistory ? listViewed(db, { owner: memberOwner(memberId), limit: MAX_SEEDS, offset: 0 }) : [],
    listBoughtProductIds(db, memberId, MAX_BOUGHT),
  ]);
  const viewed = canUseHistory ? [...stored.map(({ product_id }) => product_id), ...productIds] : [];
  return { isPersonal: true, viewed, bought };
}
