import { catalogueContract } from '@huarong/contract/catalogue';
import {
  deliveryPromise,
  deliveryPromiseText,
  presaleDeliveryText,
  soldOutDeliveryText,
} from '@huarong/core/checkout';
import { shownArrival } from '@huarong/core/inventory';
import { settingsAt } from '@huarong/core/settings';
import { accept, refuse, shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import type { CatalogueSource } from '../catalogue/index.ts';
import { bookingStatusOf, type OfferSource, presaleDates } from '../promotions/index.ts';
import { findExpectedArrival } from './expected-arrivals.queries.ts';
import { findAvailable } from './inventory.queries.ts';

const built = onlyBuilt(catalogueContract, 'inventory');

interface InventoryDeps {
  catalogue: CatalogueSource;
  offers: OfferSource;
}

/** Current stock of a sku from the database, and when it is delivered. */
export const inventoryFeature = ({ catalogue, offers }: InventoryDeps): Feature =>
  implement(built, {
    async inventory({ db }, { skuId, districtCode }) {
      if (!catalogue.current().skus.has(skuId)) return refuse({ code: 'sku-not-found' });
      const inventory = (await findAvailable(db, skuId)) ?? 0;
      const presale = offers.current().presales.get(skuId);
      const bookingStatus = bookingStatusOf(presale, offers.now());
      const stock = { skuId, inventory, hasInventory: inventory > 0, bookingStatus };
      if (presale && bookingStatus === 'balance')
        return accept({ ...stock, deliveryText: '预售已截止，不再接受新订单' });
      const now = await readClock(db);
      const promise = deliveryPromise(
        now,
        settingsAt('delivery', offers.current().settings, now),
        districtCode,
      );
      if (inventory === 0) {
        const expectedOn = shownArrival(await findExpectedArrival(db, skuId), shanghaiDate(now));
        return accept({
          ...stock,
          deliveryText: soldOutDeliveryText(promise),
          ...(expectedOn !== null && { expectedOn }),
        });
      }
      // A presale ships on its own date, which the usual promise must not contradict.
      if (presale && bookingStatus === 'deposit')
        return accept({ ...stock, deliveryText: presaleDeliveryText(presaleDates(presale)) });
      return accept({
        ...stock,
        deliveryText: deliveryPromiseText(promise),
        arrivesAt: shanghaiIso(promise.arrivesAt),
      });
    },
  });
