import type { ReceivingChoice } from '@huarong/contract/checkout';
import { accept, displayYuan, fen, refuse, toYuan } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import { type AddressRow, findAddress, listAddresses, presentRecipient } from '../../addresses/index.ts';
import { readFreightTable } from '../../card-levels/index.ts';
import type { Buyer } from '../../cart/index.ts';
import {
  actionsOfSubOrder,
  findOrder,
  getLockedOrder,
  type LoadedOrder,
  loadOrder,
  setFreight,
  setRecipient,
} from '../../orders/index.ts';
import { readSetting } from '../../settings/index.ts';
import { getShopperFacts } from '../basket/basket.queries.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { type AddressChange, addressChange } from './address-change.ts';
import { recipientOf } from './recipient-of.ts';

interface Request {
  buyer: Buyer;
  orderId: string;
  addrId: string;
}

/** Changes the recipient of an order that the warehouse does not have yet, with the freight of the new address. */
export async function changeRecipient(db: Database, { payments }: CheckoutDeps, request: Request) {
  const { buyer, orderId, addrId } = request;
  return transaction(db, async (tx) => {
    const address = await findAddress(tx, buyer.owner, addrId);
    if (!address) return refuse({ code: 'address-not-found' });
    const found = await findOrder(tx, buyer.owner, orderId);
    if (!found) return refuse({ code: 'order-not-found' });
    const { card } = await getShopperFacts(tx, buyer);
    const before = await loadOrder(tx, found);
    if (!canChangeAddress(before)) return refuse({ code: 'order-moved-on' });
    // An order stays under the levels and settings that held when it was placed.
    const terms = {
      card,
      freight: await readFreightTable(tx, found.created_at),
      cashRules: await readSetting(tx, 'cash-on-delivery', found.created_at),
    };
    const planned = addressChange(before, terms, address);
    if (planned.problem) return refuse(planned.problem);
    // An open payment has the old amount. Closing it locks the orders paid together first, sorted by number.
    if (planned.settlement === 'repriced') await payments.closePayments(tx, orderId);
    const loaded = await loadOrder(tx, await getLockedOrder(tx, orderId));
    if (!canChangeAddress(loaded)) return refuse({ code: 'order-moved-on' });
    const change = addressChange(loaded, terms, address);
    if (change.problem) return refuse(change.problem);
    if (change.settlement !== planned.settlement) return refuse({ code: 'order-moved-on' });
    await setRecipient(tx, orderId, recipientOf(address));
    await settleFreight(tx, payments, loaded, change);
    return accept(null);
  });
}

async function settleFreight(
  tx: Tx,
  payments: CheckoutDeps['payments'],
  { order }: LoadedOrder,
  { settlement, differenceFen }: AddressChange,
): Promise<void> {
  if (settlement === 'repriced') await setFreight(tx, order, differenceFen);
  if (settlement === 'refunded')
    await payments.refundOrder(tx, {
      orderId: order.id,
      amountFen: -differenceFen,
      reasonKey: `freight:${order.version}`,
    });
}

const canChangeAddress = (loaded: LoadedOrder): boolean =>
  loaded.subOrders.every((part) => actionsOfSubOrder(loaded, part).canChangeAddress);

/** The owner's addresses, each with the freight difference and the reason when the order cannot go there. */
export async function listReceivingChoices(db: Database, buyer: Buyer, orderId: string) {
  const order = await findOrder(db, buyer.owner, orderId);
  if (!order) return refuse({ code: 'order-not-found' });
  const loaded = await loadOrder(db, order);
  if (!canChangeAddress(loaded)) return refuse({ code: 'order-moved-on' });
  const [{ card }, freight, cashRules, addresses] = await Promise.all([
    getShopperFacts(db, buyer),
    readFreightTable(db, order.created_at),
    readSetting(db, 'cash-on-delivery', order.created_at),
    listAddresses(db, buyer.owner),
  ]);
  const terms = { card, freight, cashRules };
  return accept({ list: addresses.map((address) => presentChoice(loaded, terms, address)) });
}

function presentChoice(
  loaded: LoadedOrder,
  terms: Parameters<typeof addressChange>[1],
  address: AddressRow,
): ReceivingChoice {
  const { problem, differenceFen } = addressChange(loaded, terms, address);
  const { recipient } = loaded.order;
  return {
    address: presentRecipient(address, terms),
    isCurrent:
      recipient.districtCode === address.district_code &&
      recipient.detail === address.detail &&
      recipient.name === address.name &&
      recipient.mobile === address.mobile,
    freightDifference: toYuan(fen(differenceFen)),
    available: problem === null,
    ...(problem && { reason: reasonOf(problem, differenceFen) }),
  };
}

const reasonOf = (problem: NonNullable<AddressChange['problem']>, differenceFen: number): string => {
  if (problem.code === 'region-not-served') return '暂不支持送到该地区';
  if (problem.code === 'freight-higher') return `运费多 ${displayYuan(fen(differenceFen))}，本单不能补运费`;
  return problem.reason;
};
