import { bundlesContract } from '@huarong/contract/bundles';
import type { BundlePrices } from '@huarong/core/bundles';
import { accept, fen, refuse } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { Builder } from './builders.ts';
import { presentBundle } from './present-bundle.ts';
import { priceBundle } from './price-bundle.ts';
import type { BuilderSource } from './watch-builders.ts';

interface BundleDeps {
  builders: BuilderSource;
  catalogue: CatalogueSource;
  imageOf: ImagePort;
}

export function bundlesFeature(deps: BundleDeps): Feature {
  /** A builder whose case is not in the catalogue is not found either. */
  function find(bundleId: string) {
    const builder = deps.builders.current().byId.get(bundleId);
    const items = builder && findInStock(builder, deps.catalogue);
    return items ? { builder, items } : null;
  }
  return implement(bundlesContract, {
    bundle(_context, { bundleId }) {
      const found = find(bundleId);
      return found
        ? accept(presentBundle(found.builder, found.items, deps))
        : refuse({ code: 'bundle-not-found' });
    },
    bundlePrice(_context, bundle) {
      const found = find(bundle.bundleId);
      return found ? priceBundle(found.builder, found.items, bundle) : refuse({ code: 'bundle-not-found' });
    },
  });
}

/** Prices of case and parts in stock; null when the case is no longer in the catalogue. */
function findInStock({ rule, skuId }: Builder, catalogue: CatalogueSource): BundlePrices | null {
  const { skus } = catalogue.current();
  const caseSku = skus.get(skuId);
  if (!caseSku) return null;
  const partPrices = new Map(
    rule.groups.flatMap(({ partSkuIds }) =>
      partSkuIds.flatMap((partId): [string, number][] => {
        const listed = skus.get(partId);
        return listed && catalogue.isInStock(partId) ? [[partId, listed.sku.offer_price_fen]] : [];
      }),
    ),
  );
  return { rule, casePrice: fen(caseSku.sku.offer_price_fen), partPrices };
}
