import { historyContract } from '@huarong/contract/history';
import { accept, shanghaiIso } from '@huarong/core/shared';
import { ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { type CatalogueSource, presentCard } from '../catalogue/index.ts';
import type { PicturePort } from '../images/index.ts';
import { countSeen, forget, forgetAll, listSeen } from './history.queries.ts';
import { mayRemember } from './may-remember.ts';

export function historyFeature(catalogue: CatalogueSource, pictureOf: PicturePort): Feature {
  const shown = { isInStock: (skuId: string) => catalogue.isInStock(skuId), pictureOf };
  return implement(historyContract, {
    async list({ db, actor }, { pageNo, pageSize }) {
      const owner = ownerOf(actor);
      const total = await countSeen(db, owner);
      const rows = await listSeen(db, { owner, limit: pageSize, offset: (pageNo - 1) * pageSize });
      const { products } = catalogue.current();
      return accept({
        list: rows.flatMap(({ product_id, seen_at }) => {
          const product = products.get(product_id);
          return product ? [{ ...presentCard(product, shown), seenAt: shanghaiIso(seen_at) }] : [];
        }),
        currentPage: pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
        isRecording: await mayRemember(db, owner),
      });
    },

    async remove({ db, actor }, { productId }) {
      await forget(db, ownerOf(actor), productId);
      return accept({ total: await countSeen(db, ownerOf(actor)) });
    },

    async clear({ db, actor }) {
      await forgetAll(db, ownerOf(actor));
      return accept({ total: 0 });
    },
  });
}
