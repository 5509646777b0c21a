import type { OrderSummary } from '@huarong/contract/orders';
import { expect, it } from 'vitest';
import { restrictToGuestActions } from './restrict-to-guest-actions.ts';

const allActions = {
  canPay: true,
  canCancel: true,
  canChangeAddress: true,
  canChangePayment: true,
  canConfirm: true,
  canExtendReceipt: true,
  canComment: true,
  canReturn: true,
  canInvoice: true,
  canRebuy: true,
  canDelete: true,
};
const order: OrderSummary = {
  orderId: '709352184660237915',
  orderType: 'ordinary',
  orderStatus: 60,
  statusText: '已签收',
  totalAmount: '319.60',
  freight: '0.00',
  createdAt: '2026-11-13T21:32:00+08:00',
  subOrders: [
    {
      subOrderId: '70935218466023791501',
      orderStatus: 60,
      statusText: '已签收',
      payStatus: 2,
      shipStatus: 3,
      invoiceStatus: 'N',
      items: [],
      actions: allActions,
    },
  ],
  actions: allActions,
};

it('a guest is offered no action that needs an account', () => {
  const { actions, subOrders } = restrictToGuestActions(order);
  for (const restricted of [actions, subOrders[0]!.actions])
    expect(restricted).toEqual({
      ...allActions,
      canComment: false,
      canDelete: false,
      canExtendReceipt: false,
    });
});
