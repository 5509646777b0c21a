import type { ordersAdminContract } from '@huarong/contract/admin/orders';
import { orderIdOf } from '@huarong/core/orders';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { type AdminHandlers, pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { listShippedLots } from '../../../inventory/index.ts';
import { listNotArrived } from '../../../promotions/index.ts';
import { listLines } from '../../orders.queries.ts';
import type { OrderPorts } from '../../ports.ts';
import { listDeliveryNotes } from './delivery-notes.ts';
import {
  findPickList,
  insertPickList,
  insertPrints,
  listBarcodes,
  listMembers,
  listPickLists,
  listWaiting,
  type PickListRow,
} from './pick-list.queries.ts';
import { suggestLots } from './suggest-lots.ts';
import { whatToPick } from './what-to-pick.ts';

type Handlers = Pick<
  AdminHandlers<typeof ordersAdminContract>,
  'pickLists' | 'createPickList' | 'pickList' | 'deliveryNotes' | 'recordPrint'
>;

export const pickListHandlers = ({ imageOf }: Pick<OrderPorts, 'imageOf'>): Handlers => ({
  async pickLists({ db }, { after, before, size }) {
    const rows = await listPickLists(db, {
      size: size + 1,
      ...(after !== undefined && { olderThan: Number(after) }),
      ...(before !== undefined && { newerThan: Number(before) }),
    });
    return accept(
      pageOfRows(
        rows,
        { size, after, before, cursorOf: ({ id }) => String(id), total: null },
        presentPickList,
      ),
    );
  },
  async createPickList({ db, staff }, { subOrderIds }) {
    const wanted = [...new Set(subOrderIds)];
    const waiting = await listWaiting(db, wanted);
    const notArrived = await listNotArrived(db, [...new Set([...waiting].map(orderIdOf))]);
    const canPick = (id: string) => waiting.has(id) && !notArrived.has(orderIdOf(id));
    const added = wanted.filter(canPick);
    if (added.length === 0)
      return refuse({ code: waiting.size > 0 ? 'presale-not-arrived' : 'order-moved-on' });
    const pickListId = await insertPickList(db, staff.staffId, added);
    return accept({
      pickListId: String(pickListId),
      added: added.length,
      leftOut: wanted.filter((id) => !canPick(id)),
    });
  },
  async pickList({ db }, { pickListId }) {
    const list = await findPickList(db, Number(pickListId));
    return list ? accept(await showPickList(db, imageOf, list)) : refuse({ code: 'not-found' });
  },
  deliveryNotes: async ({ db }, { ids }) => accept({ rows: await listDeliveryNotes(db, ids) }),
  async recordPrint({ db, staff }, { document, ids }) {
    const known =
      document === 'pick-list'
        ? await Promise.all(ids.map((id) => findPickList(db, Number(id))))
        : await listDeliveryNotes(db, ids);
    if (known.filter((each) => each !== null).length < ids.length) return refuse({ code: 'order-not-found' });
    await insertPrints(db, document, ids, staff.staffId);
    return accept(null);
  },
});

async function showPickList(db: Queryable, imageOf: OrderPorts['imageOf'], list: PickListRow) {
  const members = await listMembers(db, list.id);
  const lines = await listLines(db, [...new Set(members.map(({ order_id }) => order_id))]);
  const positionOf = new Map(members.map(({ sub_order_id, position }) => [sub_order_id, position]));
  const listed = lines.flatMap((line) => {
    const position = positionOf.get(line.sub_order_id);
    return position === undefined ? [] : [{ line, position }];
  });
  const picked = whatToPick(listed);
  const codes = await listBarcodes(
    db,
    picked.map(({ skuId }) => skuId),
  );
  const lots = new Map((await suggestLots(db, listed)).map(({ skuId, choices }) => [skuId, choices]));
  const shipped = await listShippedLots(
    db,
    listed.map(({ line }) => line.id),
  );
  return {
    ...presentPickList(list),
    picked: picked.map(({ skuId, image, ...sku }) => ({
      ...sku,
      lots: (lots.get(skuId) ?? []).flatMap(({ lotNo, expiresOn, suggested }) =>
        suggested > 0 ? [{ lotNo, expiresOn, units: suggested }] : [],
      ),
      shippedLots: shipped.flatMap(({ skuId: ofSku, ...lot }) => (ofSku === skuId ? [lot] : [])),
      skuCode: codes.get(skuId)?.code ?? skuId,
      barcode: codes.get(skuId)?.barcode ?? null,
      image: imageOf(skuId) ?? image,
    })),
    engraved: listed.flatMap(({ line, position }) =>
      line.engraving === null
        ? []
        : [
            {
              position,
              subOrderId: line.sub_order_id,
              productName: line.snapshot.productName,
              skuName: line.snapshot.skuName,
              skuCode: line.snapshot.skuCode,
              engraving: line.engraving,
              units: line.quantity,
            },
          ],
    ),
    orders: members.map(({ position, sub_order_id, packaging }) => ({
      position,
      subOrderId: sub_order_id,
      units: lines
        .filter((line) => line.sub_order_id === sub_order_id)
        .reduce((total, { quantity }) => total + quantity, 0),
      packaging,
    })),
  };
}

/** 1116-02: the second list of that day. */
const presentPickList = (row: PickListRow) => ({
  pickListId: String(row.id),
  number: `${shanghaiDate(row.created_at).slice(5).replace('-', '')}-${String(row.number_of_day).padStart(2, '0')}`,
  createdAt: row.created_at.toISOString(),
  createdBy: row.name,
  subOrders: row.sub_orders,
  shipped: row.shipped,
  units: row.units,
  prints: row.prints,
});
