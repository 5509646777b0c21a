import { useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import type { OrderToPay, PaymentCode } from '../cashier-data.ts';

/** Starts a payment: redirects to the provider, or returns the QR code to scan. */
export function usePayment(order: OrderToPay) {
  const [problem, setProblem] = useState<string | null>(null);
  const [qrCode, setQrCode] = useState<string | null>(null);

  const [isBusy, start] = useAction(async (paymentCode: PaymentCode) => {
    setProblem(null);
    const reply = await browserApi({ quiet: true }).payment.payInfo({
      orderId: order.orderId,
      channel: 'PC',
      type: paymentTypeOf(order.orderStatus),
      paymentCode,
    });
    if (!reply.ok) return setProblem(reply.refusal.message);
    if (reply.value.qrCode) setQrCode(reply.value.qrCode);
    else window.location.assign(reply.value.payLink);
  });
  async function pay(paymentCode: PaymentCode | null) {
    if (!paymentCode) return setProblem('请选择支付方式');
    await start(paymentCode);
  }

  return { problem, isBusy, qrCode, closeQrCode: () => setQrCode(null), pay };
}

/** Status 11 awaits the deposit, 12 the balance; every other status is paid in full. */
const paymentTypeOf = (status: number): 'deposit' | 'balance' | 'full' =>
  status === 11 ? 'deposit' : status === 12 ? 'balance' : 'full';
