import type { OrderSummary } from '@huarong/contract/orders';
import { STORE } from '@huarong/core/shared';
import { Button, Dialog } from '@huarong/ui';
import { useState } from 'react';
import { MergePaymentForm } from './MergePaymentForm.tsx';
import { initiallyTicked } from './merge-choice.ts';

/** Pays several unpaid orders with one payment; offered when the page has at least two. */
export function MergePay({ orders }: { orders: readonly OrderSummary[] }) {
  const [isOpen, setOpen] = useState(false);
  if (initiallyTicked(orders.filter(({ actions }) => actions.canPay)).length < 2) return null;
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        合并付款
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="合并付款"
        description={`一次支付最多 ${STORE.orders.maxMergedOrders} 笔待付款订单。`}
      >
        <MergePaymentForm />
      </Dialog>
    </>
  );
}
