import { searchPinsContract } from '@huarong/contract/admin/search';
import { accept, refuse } from '@huarong/core/shared';
import { compactKeyword } from '@huarong/search';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { CatalogueSource } from '../../catalogue/index.ts';
import {
  countOtherPins,
  countPins,
  deletePin,
  type ListedPin,
  listPinPage,
  upsertPin,
} from '../pins/pins.queries.ts';
import { lockWordGroups } from '../words/word-groups.queries.ts';

interface PinDeps {
  catalogue: CatalogueSource;
  imageOfSku: (skuId: string) => string | null;
}

const MOST_OF_A_QUERY = 20;

/** Products that staff put first or last for a query. */
export const searchPinsAdminFeature = (deps: PinDeps): AdminFeature =>
  implementAdmin('searchPins', searchPinsContract, {
    async list({ db }, { after, before, size, state, q: typed }) {
      const q = typed === undefined ? undefined : compactKeyword(typed);
      const rows = await listPinPage(db, { state, q }, { size: size + 1, after, before });
      const counts = await countPins(db, q);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const total = state === undefined ? all : (counts[state] ?? 0);
      return accept({
        ...pageOfRows(rows, { size, after, before, cursorOf: ({ id }) => String(id), total }, (row) =>
          presentPin(row, deps),
        ),
        counts: { ...counts, all },
      });
    },
    async save({ db, staff }, { query: typed, productId, kind, position, startsAt, endsAt }) {
      const query = compactKeyword(typed);
      if (query === '') return refuse({ code: 'search-pin-refused', reason: '请填写文字或数字' });
      if (!deps.catalogue.current().products.has(productId))
        return refuse({ code: 'search-pin-refused', reason: '商品不在售' });
      const now = await readClock(db);
      const [start, end] = [
        startsAt === null ? now : new Date(startsAt),
        endsAt === null ? null : new Date(endsAt),
      ];
      if (end !== null && (end <= start || end <= now))
        return refuse({ code: 'search-pin-refused', reason: '结束时间要晚于开始和现在' });
      await lockWordGroups(db);
      if ((await countOtherPins(db, query, productId)) >= MOST_OF_A_QUERY)
        return refuse({ code: 'search-pin-refused', reason: `一个词不能超过 ${MOST_OF_A_QUERY} 件` });
      const pinId = await upsertPin(
        db,
        {
          typed: typed.trim(),
          query,
          product_id: productId,
          kind,
          position: kind === 'pin' ? position : null,
          starts_at: start,
          ends_at: end,
        },
        staff.staffId,
      );
      return accept({ pinId: String(pinId) });
    },
    async remove({ db }, { pinId }) {
      return (await deletePin(db, pinId)) ? accept({ pinId }) : refuse({ code: 'search-pin-not-found' });
    },
  });

function presentPin(row: ListedPin, { catalogue, imageOfSku }: PinDeps) {
  const product = catalogue.current().products.get(row.product_id);
  const sku = product?.skus[0];
  return {
    pinId: String(row.id),
    query: row.typed,
    productId: row.product_id,
    productName: product?.name_cn ?? row.product_id,
    brandName: product?.brand.name_cn ?? '已不在售',
    imagePath: sku ? imageOfSku(sku.id) : null,
    kind: row.kind === 'pin' ? ('pin' as const) : ('bury' as const),
    position: row.position,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    state: row.state,
    updatedBy: row.staff_name ?? '命令行',
    updatedAt: row.updated_at.toISOString(),
  };
}
