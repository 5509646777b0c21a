import { isServed } from '@huarong/core/addresses';
import { accept, refuse } from '@huarong/core/shared';
import { memberIdOfOwner, type Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { findAddress, markAddress } from '../../addresses/index.ts';
import {
  actionsOfSubOrder,
  findOrder,
  getLockedOrder,
  loadOrder,
  setPaymentCode,
  setRecipient,
} from '../../orders/index.ts';
import { recipientOf } from './recipient-of.ts';

/** Changes the recipient of an order that is not shipped. Freight does not change, so the province must stay the same. */
export const changeRecipient = (db: Database, owner: Owner, orderId: string, addrId: string) =>
  transaction(db, async (tx) => {
    const address = await findAddress(tx, owner, addrId);
    if (!address) return refuse({ code: 'address-not-found' });
    if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
    const order = await getLockedOrder(tx, orderId);
    const loaded = await loadOrder(tx, order);
    if (!loaded.subOrders.every((part) => actionsOfSubOrder(loaded, part).canChangeAddress))
      return refuse({ code: 'order-moved-on' });
    const isSameFreight = address.province_code === order.recipient.provinceCode;
    if (!isServed(address.district_code) || !isSameFreight) return refuse({ code: 'region-not-served' });
    await setRecipient(tx, orderId, recipientOf(address));
    return accept(null);
  });

/** Changes the payment method of an unpaid order. Cash on delivery can only be chosen at checkout. */
export const changePaymentOf = (
  db: Database,
  owner: Owner,
  orderId: string,
  paymentCode: 'ALIPAY' | 'WECHAT' | 'SILKPAY' | 'COD',
) =>
  transaction(db, async (tx) => {
    if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
    const order = await getLockedOrder(tx, orderId);
    const loaded = await loadOrder(tx, order);
    if (!loaded.subOrders.every((part) => actionsOfSubOrder(loaded, part).canChangePayment))
      return refuse({ code: 'order-moved-on' });
    const isForMembers = paymentCode === 'SILKPAY' && memberIdOfOwner(owner) === null;
    if (paymentCode === 'COD' || isForMembers) return refuse({ code: 'payment-method-unavailable' });
    await setPaymentCode(tx, orderId, paymentCode);
    return accept(null);
  });

export const chooseAddress = (db: Database, owner: Owner, addrId: string) =>
  markAddress(db, owner, addrId, 'is_in_use');
