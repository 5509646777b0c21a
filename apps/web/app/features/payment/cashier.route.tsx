import { STORE } from '@huarong/core/shared';
import { Button, ButtonLink, EmptyState, Icon, Loading, Notice, Price, Radio, Skeleton } from '@huarong/ui';
import { lazy, Suspense, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import type { PageHandle } from '../../root.tsx';
import type { Route } from './+types/cashier.route';
import { ItemsToPay } from './cashier/ItemsToPay/ItemsToPay.tsx';
import styles from './cashier.module.css';
import { loadCashier } from './cashier-data.ts';
import { paymentTypeOf } from './pay-type.ts';
import { QrPay } from './QrPay/QrPay.tsx';
import { TimeLeft } from './TimeLeft/TimeLeft.tsx';

/** Most buyers use another method, so the code of stored cards is loaded on demand. */
const StoredCards = lazy(() =>
  import('./cashier/StoredCards/StoredCards.tsx').then((module) => ({ default: module.StoredCards })),
);

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
const METHOD_HINTS: Record<PaymentCode, string> = {
  ALIPAY: '跳转到支付宝页面完成支付',
  WECHAT: '用微信扫描二维码',
  SILKPAY: `一单最多用 ${STORE.storedCards.perOrder} 张，不足的部分换一种方式`,
  COD: '收货时付款',
};
type PaymentCode = 'ALIPAY' | 'WECHAT' | 'SILKPAY' | 'COD';
interface Handover {
  qrCode: string;
  outTradeNo: string;
}

export default function Cashier({
  loaderData: { order, items, requestedMethod },
}: Route.ComponentProps) {
  const [chosen, setChosen] = useState<PaymentCode | null>(requestedMethod);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [qrHandover, setQrHandover] = useState<Handover | null>(null);
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
      type: paymentTypeOf(order.orderStatus),
      paymentCode: chosen,
    });
    setBusy(false);
    if (!reply.ok) return setProblem(reply.refusal.message);
    if (reply.value.qrCode) setQrHandover({ qrCode: reply.value.qrCode, outTradeNo: reply.value.outTradeNo });
    else window.location.assign(reply.value.payLink);
  }

  return (
    <main id="main" className={styles.wrap}>
      <div className={styles.columns}>
        <div>
          <h1>收银台</h1>
          <TimeLeft seconds={order.cancelOrderTimeLeft} />
          <ul className={styles.methods} aria-label="支付方式">
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
                <small>{method.reason ?? METHOD_HINTS[method.paymentCode]}</small>
                {chosen === 'SILKPAY' && method.paymentCode === 'SILKPAY' && (
                  <Suspense fallback={<Skeleton />}>
                    <StoredCards orderId={order.orderId} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        </div>
        <aside className={styles.summary} aria-label="本次支付">
          <h2>本次支付</h2>
          <ItemsToPay items={items} />
          <dl>
            <dt>订单号</dt>
            <dd>{order.orderId}</dd>
            <dt>收货</dt>
            <dd>{order.recipientText}</dd>
          </dl>
          <p className={styles.due}>
            应付 <Price amount={order.payable} size="lg" />
          </p>
          {problem && <Notice tone="error">{problem}</Notice>}
          {chosen !== 'SILKPAY' && (
            <Button kind="rouge" size="lg" block loading={isBusy} disabled={chosen === null} onClick={pay}>
              去付款
            </Button>
          )}
          <p className={styles.safe}>
            <Icon name="lock" size={18} />
            支付由持牌机构处理，花容不保存你的银行卡信息。
          </p>
        </aside>
      </div>
      {qrHandover && (
        <QrPay orderId={order.orderId} qrCode={qrHandover.qrCode} onClose={() => setQrHandover(null)} />
      )}
    </main>
  );
}
