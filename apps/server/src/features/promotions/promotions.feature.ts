import { catalogueContract } from '@huarong/contract/catalogue';
import { accept, refuse } from '@huarong/core/shared';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { getSkuPromotion, type PromotionDeps } from './sku-promotion.ts';

/** The only catalogue call that depends on the caller; the others are published. */
export const promotionsFeature = (deps: PromotionDeps): Feature =>
  implement(onlyBuilt(catalogueContract, 'promotion'), {
    async promotion({ db, actor }, { skuId, quantity }) {
      const listed = deps.catalogue.current().skus.get(skuId);
      if (!listed) return refuse({ code: 'sku-not-found' });
      const memberId = actor.kind === 'member' ? actor.memberId : null;
      return accept(await getSkuPromotion(db, deps, { memberId, listed, quantity }));
    },
  });
