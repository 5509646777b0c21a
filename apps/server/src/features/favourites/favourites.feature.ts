import { favouritesContract } from '@huarong/contract/favourites';
import { accept } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { PicturePort } from '../pictures/index.ts';
import { addFavourites } from './add-favourites.ts';
import { countFavourites, deleteFavourites, listFavourites } from './favourites.queries.ts';
import { presentFavourite } from './present-favourite.ts';

export const favouritesFeature = (catalogue: CatalogueSource, pictureOf: PicturePort): Feature =>
  implement(favouritesContract, {
    addToFavorite: ({ db, actor }, { skuId, removeFromCart }) =>
      addFavourites(db, { memberId: memberOf(actor), skuIds: skuId, isMovedFromCart: removeFromCart }),

    async list({ db, actor }, { pageNo, pageSize, filter }) {
      const memberId = memberOf(actor);
      const total = await countFavourites(db, memberId, filter);
      const rows = await listFavourites(db, {
        memberId,
        filter,
        limit: pageSize,
        offset: (pageNo - 1) * pageSize,
      });
      return accept({
        list: rows.map((row) => presentFavourite(row, catalogue, pictureOf)),
        currentPage: pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
      });
    },

    async remove({ db, actor }, { skuId }) {
      const memberId = memberOf(actor);
      await deleteFavourites(db, memberId, skuId);
      return accept({ total: await countFavourites(db, memberId) });
    },
  });

/** The barrier lets only members through to these calls. */
function memberOf(actor: Context['actor']): string {
  if (actor.kind !== 'member') throw new TypeError('only members have favourites');
  return actor.memberId;
}
