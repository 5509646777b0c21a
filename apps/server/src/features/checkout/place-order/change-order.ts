import { accept, refuse } from '@huarong/core/shared';
import { memberIdOfOwner, type Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { markAddress } from '../../addresses/index.ts';
import {
  actionsOfSubOrder,
  findOrder,
  getLockedOrder,
  loadOrder,
  setPaymentCode,
} from '../../orders/index.ts';

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
