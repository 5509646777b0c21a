import type { accountContract, OfflineOrder } from '@huarong/contract/account';
import type { Parsed } from '@huarong/contract/kit';
import { accept, fen, shanghaiIso, sum, times, toYuan } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { listReceipts, listStores, type Receipt } from './offline-receipts.queries.ts';
import { type ProductSource, presentPurchasedSku } from './present-purchased-sku.ts';

type ListInput = Parsed<(typeof accountContract)['offlineOrders']>;

/** The member's store receipts. */
export async function showReceipts(products: ProductSource, context: Context<'member'>, input: ListInput) {
  const { memberId } = context.actor;
  const { pageNo, pageSize } = input;
  const { receipts, total } = await listReceipts(context.db, { memberId, ...input });
  return accept({
    list: receipts.map((receipt) => presentReceipt(products, receipt)),
    currentPage: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    stores: await listStores(context.db, memberId),
  });
}

function presentReceipt(products: ProductSource, { lines, ...receipt }: Receipt): OfflineOrder {
  const amountOf = (units: (line: Receipt['lines'][number]) => number) =>
    toYuan(sum(lines.map((line) => times(fen(line.price_fen), units(line)))));
  const returned = lines.reduce((count, line) => count + line.returned_quantity, 0);
  return {
    receiptNo: receipt.receipt_no,
    storeName: receipt.store_name,
    boughtAt: shanghaiIso(receipt.bought_at),
    statusText: returned > 0 ? `已退货 ${returned} 件` : '已完成',
    totalAmount: amountOf(({ quantity }) => quantity),
    refundedAmount: amountOf(({ returned_quantity }) => returned_quantity),
    points: receipt.points,
    items: lines.map((line) => {
      const { status, productId, productName, skuId, skuName, skuImagePath } = presentPurchasedSku(
        products,
        line,
      );
      return {
        ...{ productId, productName, skuId, skuName, skuImagePath },
        price: toYuan(fen(line.price_fen)),
        quantity: line.quantity,
        returnedQuantity: line.returned_quantity,
        isOnSale: status === 'onSale',
      };
    }),
  };
}
