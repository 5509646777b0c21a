import { contentContract } from '@huarong/contract/content';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { type CatalogueSource, presentCard } from '../catalogue/index.ts';
import { type ContentSource, earlierOf, offerRefOf } from '../content/index.ts';
import type { ImagePort } from '../images/index.ts';
import { findLivePage, listScenes } from './campaigns.queries.ts';
import { listNewArrivals } from './new-arrivals.ts';
import { presentCampaign, readBlocks } from './present-campaign.ts';

const built = onlyBuilt(contentContract, 'campaign', 'newArrivals');

export function campaignsFeature(
  catalogue: CatalogueSource,
  imageOf: ImagePort,
  content: Pick<ContentSource, 'findOffers' | 'storeFacts'>,
): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };
  return implement(built, {
    async campaign({ db, log }, { slug }) {
      const page = await findLivePage(db, slug);
      if (!page) return refuse({ code: 'campaign-not-found' });
      const blocks = readBlocks(page, log);
      const ref = offerRefOf(page);
      const findOffer = await content.findOffers(db, [
        ...blocks.flatMap(({ offer }) => offer ?? []),
        ...(ref ? [ref] : []),
      ]);
      const pageOffer = ref && findOffer(ref);
      if (ref && !pageOffer) return refuse({ code: 'campaign-not-found' });
      return accept(
        presentCampaign(page, blocks, {
          log,
          storeFacts: content.storeFacts(),
          pageOffer,
          findOffer,
          endsAt: earlierOf(page.ends_at, pageOffer?.endsAt ?? null),
          now: await readClock(db),
          snapshot: catalogue.current(),
          scenes: new Map((await listScenes(db)).map((scene) => [scene.name, scene])),
          presenterDeps,
        }),
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
