import { catalogueContract } from '@huarong/contract/catalogue';
import { lastRefresh, nextRefresh } from '@huarong/core/rankings';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import { type CatalogueSource, categoryNotFound } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { presentRanking } from './present-ranking.ts';
import { findLatestRun, listPlaces } from './rankings.queries.ts';

const built = onlyBuilt(catalogueContract, 'rankings');
const WHOLE_SHOP = 'all';

export function rankingsFeature(catalogue: CatalogueSource, imageOf: ImagePort): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };
  return implement(built, {
    async rankings({ db }, { categoryId = WHOLE_SHOP, kind }) {
      const snapshot = catalogue.current();
      const { categories, products } = snapshot;
      const category = categories.get(categoryId);
      if (!category && categoryId !== WHOLE_SHOP) return refuse(categoryNotFound(snapshot, categoryId));

      const run = await findLatestRun(db);
      const rows = run ? await listPlaces(db, run.id, categoryId, kind) : [];
      const places = rows.flatMap((row) => {
        const product = products.get(row.product_id);
        return product ? [{ row, product }] : [];
      });
      return accept(
        presentRanking(
          { run: run ?? pendingRun(await readClock(db)), kind, category, places },
          presenterDeps,
        ),
      );
    },
  });
}

/** Before the first refresh there is only its due time. */
const pendingRun = (now: Date) => ({ refreshed_at: lastRefresh(now), next_refresh_at: nextRefresh(now) });
