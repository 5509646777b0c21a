import type { accountContract, OfflineOrder } from '@huarong/contract/account';
import type { Parsed } from '@huarong/contract/kit';
import { accept, fen, shanghaiIso, sum, times, toYuan } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { memberOf } from '../member-of.ts';
import { listReceipts, listStores, type Receipt } from './offline-receipts.queries.ts';
import { presentGoods, type Shelves } from './present-purchased-sku.ts';

type Wish = Parsed<(typeof accountContract)['offlineOrders']>;

/** What she bought in the stores, a receipt at a time. */
export async function showReceipts(shelves: Shelves, context: Context, wish: Wish) {
  const { memberId } = memberOf(context);
  const { pageNo, pageSize } = wish;
  const { receipts, total } = await listReceipts(context.db, { memberId, ...wish });
  return accept({
    list: receipts.map((receipt) => presentReceipt(shelves, receipt)),
    currentPage: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    stores: await listStores(context.db, memberId),
  });
}

function presentReceipt(shelves: Shelves, { lines, ...receipt }: Receipt): OfflineOrder {
  const worth = (pieces: (line: Receipt['lines'][number]) => number) =>
    toYuan(sum(lines.map((line) => times(fen(line.price_fen), pieces(line)))));
  const returned = lines.reduce((count, line) => count + line.returned_quantity, 0);
  return {
    receiptNo: receipt.receipt_no,
    storeName: receipt.store_name,
    boughtAt: shanghaiIso(receipt.bought_at),
    statusText: returned > 0 ? `已退货 ${returned} 件` : '已完成',
    totalAmount: worth(({ quantity }) => quantity),
    refundedAmount: worth(({ returned_quantity }) => returned_quantity),
    points: receipt.points,
    items: lines.map((line) => {
      const { status, offerPrice: _today, ...goods } = presentGoods(shelves, line);
      return {
        ...goods,
        price: toYuan(fen(line.price_fen)),
        quantity: line.quantity,
        returnedQuantity: line.returned_quantity,
        isOnSale: status === 'onSale',
      };
    }),
  };
}
