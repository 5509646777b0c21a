import { catalogueContract } from '@huarong/contract/catalogue';
import { deliveryPromise, deliveryPromiseText } from '@huarong/core/checkout';
import { accept, refuse, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import type { CatalogueSource } from '../catalogue/index.ts';
import { findAvailable } from './inventory.queries.ts';

const built = onlyBuilt(catalogueContract, 'inventory');

/** Current stock of a sku from the database, and the delivery date. */
export const inventoryFeature = (catalogue: CatalogueSource): Feature =>
  implement(built, {
    async inventory({ db }, { skuId, districtCode }) {
      if (!catalogue.current().skus.has(skuId)) return refuse({ code: 'sku-not-found' });
      const inventory = (await findAvailable(db, skuId)) ?? 0;
      const stock = { skuId, inventory, hasInventory: inventory > 0, bookingStatus: 'none' as const };
      if (inventory === 0) return accept({ ...stock, deliveryText: '暂时缺货，到货后可以通知你' });
      const promise = deliveryPromise(await readClock(db), districtCode);
      return accept({
        ...stock,
        deliveryText: deliveryPromiseText(promise),
        arrivesAt: shanghaiIso(promise.arrivesAt),
      });
    },
  });
