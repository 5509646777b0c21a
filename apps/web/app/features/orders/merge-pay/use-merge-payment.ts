import type { OrderSummary } from '@huarong/contract/orders';
import { useEffect, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { useHandover } from '../../payment/index.ts';
import { initiallyTicked } from './merge-choice.ts';

export const PAYMENT_METHODS = [
  { paymentCode: 'ALIPAY', name: '支付宝' },
  { paymentCode: 'WECHAT', name: '微信支付' },
] as const;
type PaymentMethodCode = (typeof PAYMENT_METHODS)[number]['paymentCode'];
const MAX_SHOWN = 50;

/** Starts one payment for the ticked unpaid orders. */
export function useMergePayment() {
  const { orders, ticked, tick, reload } = useUnpaidOrders();
  const [method, setMethod] = useState<PaymentMethodCode>('ALIPAY');
  const [problem, setProblem] = useState<string | null>(null);
  const { open, codeToScan, closeCode } = useHandover();

  const [isBusy, pay] = useAction(async () => {
    const [orderId, ...orderIds] = ticked;
    if (!orderId) return;
    setProblem(null);
    const problem = await open({ orderId, paymentCode: method }, (payer) =>
      browserApi({ quiet: true }).payment.payInfo({
        ...{ orderId, orderIds, channel: 'PC', type: 'merge', paymentCode: method },
        ...payer,
      }),
    );
    if (problem === null) return;
    setProblem(problem);
    // An order may have been paid or cancelled meanwhile: reload and drop it.
    await reload();
  });

  return {
    orders,
    ticked,
    tick,
    method,
    setMethod,
    isBusy,
    problem,
    codeToScan,
    closeCode,
    pay,
  };
}

/** The unpaid orders and which of them are ticked. A reload drops ticks of orders that are no longer unpaid. */
function useUnpaidOrders() {
  const [orders, setOrders] = useState<OrderSummary[] | null>(null);
  const [ticked, setTicked] = useState<string[]>([]);

  useEffect(() => {
    let isUnmounted = false;
    void loadUnpaid().then((unpaid) => {
      if (isUnmounted) return;
      setOrders(unpaid);
      setTicked(initiallyTicked(unpaid));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);

  const tick = (orderId: string) =>
    setTicked((current) =>
      current.includes(orderId) ? current.filter((id) => id !== orderId) : [...current, orderId],
    );

  async function reload() {
    const unpaid = await loadUnpaid();
    setOrders(unpaid);
    setTicked((current) => current.filter((id) => unpaid.some((order) => order.orderId === id)));
  }

  return { orders, ticked, tick, reload };
}

async function loadUnpaid(): Promise<OrderSummary[]> {
  const reply = await browserApi().orders.paging({
    pageNo: 1,
    pageSize: MAX_SHOWN,
    orderTime: 'A',
    orderStatus: 'unpaid',
  });
  return reply.ok ? reply.value.list.filter(({ actions }) => actions.canPay) : [];
}
