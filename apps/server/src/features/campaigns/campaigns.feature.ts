import { contentContract } from '@huarong/contract/content';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { type CatalogueSource, presentCard } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { findLivePage, listScenes } from './campaigns.queries.ts';
import { listNewArrivals } from './new-arrivals.ts';
import { presentCampaign } from './present-campaign.ts';

const built = onlyBuilt(contentContract, 'campaign', 'newArrivals');

export function campaignsFeature(catalogue: CatalogueSource, imageOf: ImagePort): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };
  return implement(built, {
    async campaign({ db, log }, { slug }) {
      const page = await findLivePage(db, slug);
      if (!page) return refuse({ code: 'campaign-not-found' });
      const scenes = new Map((await listScenes(db)).map((scene) => [scene.name, scene]));
      const now = await readClock(db);
      return accept(
        presentCampaign(page, { page, now, snapshot: catalogue.current(), scenes, presenterDeps }, log),
      );
    },

    newArrivals: (_context, { days, perDay }) =>
      accept({
        days: listNewArrivals(catalogue.current())
          .slice(0, days)
          .map(({ date, products }) => ({
            date,
            count: products.length,
            productList: products.slice(0, perDay).map((product) => presentCard(product, presenterDeps)),
          })),
      }),
  });
}
