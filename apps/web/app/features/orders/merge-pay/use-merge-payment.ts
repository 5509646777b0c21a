import type { OrderSummary } from '@huarong/contract/orders';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { firstTicked } from './merge-choice.ts';

export const WAYS = [
  { paymentCode: 'ALIPAY', name: '支付宝' },
  { paymentCode: 'WECHAT', name: '微信支付' },
] as const;
type Way = (typeof WAYS)[number]['paymentCode'];
const MOST_SHOWN = 50;

/** The unpaid orders as they are now, which of them are ticked, and the payment they go into. */
export function useMerge() {
  const [orders, setOrders] = useState<OrderSummary[] | null>(null);
  const [ticked, setTicked] = useState<string[]>([]);
  const [way, setWay] = useState<Way>('ALIPAY');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [scan, setScan] = useState<{ orderId: string; qrCode: string } | null>(null);

  useEffect(() => {
    let isGone = false;
    void loadUnpaid().then((unpaid) => {
      if (isGone) return;
      setOrders(unpaid);
      setTicked(firstTicked(unpaid));
    });
    return () => {
      isGone = true;
    };
  }, []);

  const tick = (orderId: string) =>
    setTicked((now) => (now.includes(orderId) ? now.filter((id) => id !== orderId) : [...now, orderId]));

  async function pay() {
    const [orderId, ...orderIds] = ticked;
    if (!orderId) return;
    setBusy(true);
    setProblem(null);
    const reply = await browserApi({ quiet: true }).payment.payInfo({
      orderId,
      orderIds,
      channel: 'PC',
      type: 'merge',
      paymentCode: way,
    });
    setBusy(false);
    if (reply.ok) {
      if (reply.value.qrCode) setScan({ orderId, qrCode: reply.value.qrCode });
      else window.location.assign(reply.value.payLink);
      return;
    }
    setProblem(reply.refusal.message);
    // One of them has been paid or has closed meanwhile: it leaves by itself.
    const unpaid = await loadUnpaid();
    setOrders(unpaid);
    setTicked((now) => now.filter((id) => unpaid.some((order) => order.orderId === id)));
  }

  return { orders, ticked, tick, way, setWay, isBusy, problem, scan, putAwayScan: () => setScan(null), pay };
}

async function loadUnpaid(): Promise<OrderSummary[]> {
  const reply = await browserApi().orders.paging({
    pageNo: 1,
    pageSize: MOST_SHOWN,
    orderTime: 'A',
    orderStatus: 'unpaid',
  });
  return reply.ok ? reply.value.list.filter(({ actions }) => actions.canPay) : [];
}
