import { OrderStatus } from '@huarong/core/orders';
import { useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import type { OrderToPay, PaymentCode } from '../cashier-data.ts';
import { useRedirectWhenPaid } from '../use-redirect-when-paid.ts';
import { useReturnFromApp } from '../use-return-from-app.ts';
import { useHandover } from '../way/use-handover.ts';

/** Starts a payment where this browser can pay. */
export function usePayment(order: OrderToPay) {
  const [problem, setProblem] = useState<string | null>(null);
  const [hasOpened, setOpened] = useState(false);
  const { open, codeToScan, closeCode } = useHandover();
  const isBack = useReturnFromApp(hasOpened);
  useRedirectWhenPaid(order.orderId, order.orderStatus, { isEnabled: isBack, isBack });

  const [isBusy, start] = useAction(async (paymentCode: PaymentCode) => {
    setProblem(null);
    const { orderId } = order;
    const type = paymentTypeOf(order.orderStatus);
    const problem = await open({ orderId, paymentCode }, (payer) =>
      browserApi({ quiet: true }).payment.payInfo({ orderId, channel: 'PC', type, paymentCode, ...payer }),
    );
    setProblem(problem);
    setOpened(problem === null);
  });
  async function pay(paymentCode: PaymentCode | null) {
    if (!paymentCode) return setProblem('请选择支付方式');
    await start(paymentCode);
  }

  return { problem, isBusy, codeToScan, closeCode, pay };
}

/** Status 11 awaits the deposit, 12 the balance; every other status is paid in full. */
const paymentTypeOf = (status: number): 'deposit' | 'balance' | 'full' =>
  status === OrderStatus.AwaitingDeposit
    ? 'deposit'
    : status === OrderStatus.AwaitingBalance
      ? 'balance'
      : 'full';
