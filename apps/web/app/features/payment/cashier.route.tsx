import { Button, ButtonLink, EmptyState, Loading, Notice, Price, Radio, Skeleton } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import type { PageHandle } from '../../root.tsx';
import type { Route } from './+types/cashier.route';
import styles from './cashier.module.css';
import { loadCashier } from './cashier-data.ts';
import { payTypeOf } from './pay-type.ts';
import { QrPay } from './QrPay/QrPay.tsx';
import { StoredCards } from './StoredCards/StoredCards.tsx';
import { TimeLeft } from './TimeLeft/TimeLeft.tsx';

export const clientLoader = memberLoader(loadCashier);
export const handle: PageHandle = { buyingStep: 2 };

export const meta: Route.MetaFunction = () => [
  { title: '收银台｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = () => (
  <main id="main" className={styles.wrap}>
    <Loading>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </Loading>
  </main>
);

const UNPAID = [10, 11, 12];
type Code = 'ALIPAY' | 'WECHAT' | 'SILKPAY' | 'COD';
interface Handover {
  qrCode: string;
  outTradeNo: string;
}

export default function Cashier({ loaderData: { order } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<Code | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [scan, setScan] = useState<Handover | null>(null);
  if (!UNPAID.includes(order.orderStatus))
    return (
      <main id="main" className={styles.wrap}>
        <EmptyState
          icon="check"
          level={1}
          title={`订单${order.statusText}`}
          actions={<ButtonLink href={`/payment/result/${order.orderId}`}>查看结果</ButtonLink>}
        >
          这张订单现在不需要付款。
        </EmptyState>
      </main>
    );

  async function pay() {
    if (!chosen) return setProblem('请选择支付方式');
    setBusy(true);
    setProblem(null);
    const reply = await browserApi({ quiet: true }).payment.payInfo({
      orderId: order.orderId,
      channel: 'PC',
      type: payTypeOf(order.orderStatus),
      paymentCode: chosen,
    });
    setBusy(false);
    if (!reply.ok) return setProblem(reply.refusal.message);
    if (reply.value.qrCode) setScan({ qrCode: reply.value.qrCode, outTradeNo: reply.value.outTradeNo });
    else window.location.assign(reply.value.payLink);
  }

  return (
    <main id="main" className={styles.wrap}>
      <h1>收银台</h1>
      <div className={styles.head}>
        <div>
          <p>订单号 {order.orderId}</p>
          <p>{order.recipientText}</p>
          <TimeLeft seconds={order.cancelOrderTimeLeft} />
        </div>
        <p>
          应付 <Price amount={order.payable} size="lg" />
        </p>
      </div>
      <ul className={styles.ways} aria-label="支付方式">
        {order.paymentMethods.map((method) => (
          <li key={method.paymentCode}>
            <Radio
              name="payment"
              checked={chosen === method.paymentCode}
              disabled={!method.available}
              onChange={() => setChosen(method.paymentCode)}
            >
              {method.name}
            </Radio>
            {method.reason && <small>{method.reason}</small>}
          </li>
        ))}
      </ul>
      {problem && <Notice tone="error">{problem}</Notice>}
      {chosen === 'SILKPAY' ? (
        <StoredCards orderId={order.orderId} />
      ) : (
        <Button kind="rouge" size="lg" loading={isBusy} disabled={chosen === null} onClick={pay}>
          去付款
        </Button>
      )}
      {scan && <QrPay orderId={order.orderId} qrCode={scan.qrCode} onClose={() => setScan(null)} />}
    </main>
  );
}
