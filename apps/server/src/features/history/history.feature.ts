import { historyContract } from '@huarong/contract/history';
import { accept, shanghaiIso } from '@huarong/core/shared';
import { ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { type CatalogueSource, presentCard } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { countViewed, deleteAllViewed, deleteViewed, listViewed } from './history.queries.ts';
import { isHistoryRecorded } from './record-product-view.ts';

export function historyFeature(catalogue: CatalogueSource, imageOf: ImagePort): Feature {
  const cardDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf };
  return implement(historyContract, {
    async list({ db, actor }, { pageNo, pageSize }) {
      const owner = ownerOf(actor);
      const total = await countViewed(db, owner);
      const rows = await listViewed(db, { owner, limit: pageSize, offset: (pageNo - 1) * pageSize });
      const { products } = catalogue.current();
      return accept({
        list: rows.flatMap(({ product_id, seen_at }) => {
          const product = products.get(product_id);
          return product ? [{ ...presentCard(product, cardDeps), seenAt: shanghaiIso(seen_at) }] : [];
        }),
        currentPage: pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
        isRecording: await isHistoryRecorded(db, owner),
      });
    },

    async remove({ db, actor }, { productId }) {
      await deleteViewed(db, ownerOf(actor), productId);
      return accept({ total: await countViewed(db, ownerOf(actor)) });
    },

    async clear({ db, actor }) {
      await deleteAllViewed(db, ownerOf(actor));
      return accept({ total: 0 });
    },
  });
}
