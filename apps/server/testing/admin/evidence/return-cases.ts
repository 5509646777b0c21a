import { adminReturnsRoutes as routes } from '@huarong/contract/admin/returns';
import sharp from 'sharp';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import type { EvidenceShop, PrepareCase } from './evidence-case.ts';

const MISSING = { returnId: 'R00000000000' };

async function applied({ createDeliveredOrder }: EvidenceShop) {
  const bought = await createDeliveredOrder(SKU.cream, 1);
  const [line] = await bought.lines();
  const { results } = await bought.apply({ reason: 2 });
  return { returnId: results.returnId as string, lineId: line!.id };
}
async function approved(shop: EvidenceShop) {
  const back = await applied(shop);
  await shop.service.call(routes.approve, { returnId: back.returnId });
  return back;
}
export async function receiveReturn(shop: EvidenceShop) {
  const back = await approved(shop);
  await shop.warehouse.call(routes.receive, { code: back.returnId });
  return back;
}
const intact = (lineId: string) => [
  { lineId, unit: 0, finding: 'intact', isAccepted: true, isSellable: true, note: '' },
];

/** A return of an order that was paid in cash; the cash is due. */
async function cashDue(shop: EvidenceShop): Promise<string> {
  const buyer = await shop.newMember();
  const orderId = await buyer.placeOrder(SKU.cream, 1);
  await shop.pay(orderId, 'cod');
  await shop.deliver(`${orderId}-1`);
  const calls = shop.returnsOf(buyer, `${orderId}-1`);
  const { returnId } = (await calls.apply({ reason: 2 })).results;
  const [line] = await calls.lines();
  await shop.service.call(routes.approve, { returnId });
  await shop.warehouse.call(routes.receive, { code: returnId });
  await shop.warehouse.call(routes.inspect, { returnId, units: intact(line!.id) });
  return returnId;
}

export const returnCases: Record<string, PrepareCase> = {
  'returns.approve': async (shop) => {
    const { returnId } = await applied(shop);
    return { input: { returnId }, refused: { returnId } };
  },
  'returns.refuse': async (shop) => {
    const { returnId } = await applied(shop);
    const input = { returnId, reason: '照片不能说明所述问题' };
    return { input, refused: input };
  },
  'returns.recordPickup': async (shop) => {
    const pickup = { carrier: '顺丰速运', waybillNo: 'SF55667788' };
    return {
      input: { returnId: (await approved(shop)).returnId, ...pickup },
      refused: { ...MISSING, ...pickup },
    };
  },
  'returns.receive': async (shop) => ({
    input: { code: (await approved(shop)).returnId },
    refused: { code: MISSING.returnId },
  }),
  'returns.assignParcel': async (shop) => {
    const { results } = await shop.warehouse.call(routes.receive, { code: 'ZT99887766' });
    const { parcelId } = results;
    return {
      input: { parcelId, returnId: (await approved(shop)).returnId },
      refused: { parcelId: '999999', ...MISSING },
    };
  },
  'returns.addInspectionImage': async (shop) => ({
    input: { returnId: (await receiveReturn(shop)).returnId },
    refused: MISSING,
    file: await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer(),
  }),
  'returns.inspect': async (shop) => {
    const { returnId, lineId } = await receiveReturn(shop);
    const input = { returnId, units: intact(lineId) };
    return { input, refused: input };
  },
  'returns.recordCash': async (shop) => {
    const cash = { receiptNo: 'SJ-0042', reason: '已当面退还' };
    return { input: { returnId: await cashDue(shop), ...cash }, refused: { ...MISSING, ...cash } };
  },
};
