import { classedName, type InvoiceLine, invoiceAmount, invoiceLines } from '@huarong/core/invoices';
import { type Fen, fen, STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { LineRow, LoadedOrder } from '../orders/index.ts';
import { listGoodsKinds, listLive, listMoneyKept } from './invoices.queries.ts';

/** What an invoice of one part would say now. */
export interface InvoiceDraft {
  subOrderId: string;
  total: Fen;
  stored: Fen;
  lines: InvoiceLine[];
}

/** Drafts for every part that goods were kept of, worked out from the books as they stand. */
export async function draftInvoices(
  db: Queryable,
  orders: readonly LoadedOrder[],
): Promise<Map<string, InvoiceDraft>> {
  const ids = orders.map(({ order }) => order.id);
  const money = new Map((await listMoneyKept(db, ids)).map((row) => [row.orderId, row]));
  const invoiced = new Map((await listLive(db, ids)).map((row) => [row.sub_order_id, row]));
  const products = orders.flatMap(({ parts }) =>
    parts.flatMap(({ lines }) => lines.map((line) => line.product_id)),
  );
  const kinds = await listGoodsKinds(db, products);
  const drafts = orders.flatMap(({ order, parts }) => {
    const kept = money.get(order.id);
    const alive = parts.filter(({ sub }) => !CANCELLED.includes(sub.status));
    const whole = {
      kept: fen(kept?.kept ?? 0),
      keptStored: fen(kept?.keptStored ?? 0),
      freight: fen(order.freight_fen),
      packaging: fen(order.packaging_fen),
      parts: alive.map(({ sub, lines }) => {
        const earlier = invoiced.get(sub.id);
        return {
          id: sub.id,
          goods: fen(lines.reduce((total, line) => total + paidFor(keptPieces(line)), 0)),
          invoiced: earlier ? fen(earlier.amount_fen) : null,
          invoicedStored: fen(earlier?.stored_fen ?? 0),
        };
      }),
    };
    return alive.map(({ sub, lines }): [string, InvoiceDraft] => {
      const { total, stored, freight, packaging } = invoiceAmount(whole, sub.id);
      const goods = lines.map((line) => itemOf(line, kinds));
      const items = [...goods, extra('运费', freight), extra('礼品包装', packaging)];
      const draftLines = total > 0 ? invoiceLines(total, items, STORE.invoices.taxPercent) : [];
      return [sub.id, { subOrderId: sub.id, total, stored, lines: draftLines }];
    });
  });
  return new Map(drafts);
}

/** 取消中, 已取消, 已关闭, 已拒收 */
const CANCELLED: readonly number[] = [80, 90, 91, 92];

const keptPieces = (line: LineRow) =>
  line.unit_shares.filter((_, piece) => !line.settled_pieces.includes(piece));
const paidFor = (pieces: LineRow['unit_shares']) => pieces.reduce((total, { paid }) => total + paid, 0);

function itemOf(line: LineRow, kinds: Awaited<ReturnType<typeof listGoodsKinds>>) {
  const pieces = keptPieces(line);
  return {
    name: classedName(kinds.get(line.product_id) ?? 'cosmetic', line.snapshot.productName),
    specification: line.snapshot.skuName,
    quantity: pieces.length,
    paid: fen(paidFor(pieces)),
  };
}

/** Charged along with the goods, it is taxed like them and stands in their class. */
const extra = (name: string, paid: Fen) => ({
  name: classedName('cosmetic', name),
  specification: '',
  quantity: 1,
  paid,
});
