import { catalogueContract } from '@huarong/contract/catalogue';
import { accept, refuse } from '@huarong/core/shared';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { getSkuPromotion, type PromotionDeps } from './sku-promotion.ts';

/** The catalogue calls that depend on the caller; the others are published. */
export const promotionsFeature = (deps: PromotionDeps): Feature =>
  implement(onlyBuilt(catalogueContract, 'promotion', 'promotions'), {
    async promotion({ db, actor }, { skuId, quantity }) {
      const listed = deps.catalogue.current().skus.get(skuId);
      if (!listed) return refuse({ code: 'sku-not-found' });
      const memberId = actor.kind === 'member' ? actor.memberId : null;
      return accept(await getSkuPromotion(db, deps, { memberId, listed, quantity }));
    },
    async promotions({ db, actor }, { skuIds }) {
      const { skus } = deps.catalogue.current();
      const memberId = actor.kind === 'member' ? actor.memberId : null;
      const all = [...new Set(skuIds)].map((skuId) => skus.get(skuId));
      const known = all.filter((listed) => listed !== undefined);
      if (known.length < all.length) return refuse({ code: 'sku-not-found' });
      const list = await Promise.all(
        known.map((listed) => getSkuPromotion(db, deps, { memberId, listed, quantity: 1 })),
      );
      return accept({ list });
    },
  });
