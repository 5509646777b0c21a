import { bundlesContract } from '@huarong/contract/bundles';
import { accept, refuse } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { PicturePort } from '../images/index.ts';
import { goodsInStock } from './bundle-goods.ts';
import { presentBundle } from './present-bundle.ts';
import { priceBundle } from './price-bundle.ts';
import type { BuilderSource } from './watch-builders.ts';

interface BundleDeps {
  builders: BuilderSource;
  catalogue: CatalogueSource;
  pictureOf: PicturePort;
}

export function bundlesFeature(deps: BundleDeps): Feature {
  /** A builder whose case is not on the shelf is closed, too. */
  function find(bundleId: string) {
    const builder = deps.builders.current().byId.get(bundleId);
    const goods = builder && goodsInStock(builder, deps.catalogue);
    return goods ? { builder, goods } : null;
  }
  return implement(bundlesContract, {
    bundle(_context, { bundleId }) {
      const found = find(bundleId);
      return found
        ? accept(presentBundle(found.builder, found.goods, deps))
        : refuse({ code: 'bundle-not-found' });
    },
    bundlePrice(_context, bundle) {
      const found = find(bundle.bundleId);
      return found ? priceBundle(found.builder, found.goods, bundle) : refuse({ code: 'bundle-not-found' });
    },
  });
}
