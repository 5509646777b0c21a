import { commoditySkus } from '@huarong/core/analytics';
import { isUnpaid, OrderStatus } from '@huarong/core/orders';
import { ActionBar, Button, ButtonLink, EmptyState, Loading, Notice, Skeleton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserPlatform } from '../../platform/browser.ts';
import { shopNow } from '../../platform/clock/shop-clock.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { amountText, presaleMomentText } from '../account/index.ts';
import type { Route } from './+types/cashier.route';
import { PaymentMethodList } from './cashier/PaymentMethodList.tsx';
import { PaymentSummary } from './cashier/PaymentSummary.tsx';
import { usePayment } from './cashier/use-payment.ts';
import styles from './cashier.module.css';
import { type CashierData, loadCashier, type PaymentCode } from './cashier-data.ts';
import { QrPay } from './QrPay/QrPay.tsx';
import { TimeLeft } from './TimeLeft/TimeLeft.tsx';

export const clientLoader = memberLoader(loadCashier);
export const handle: PageHandle = {
  buyingStep: 2,
  barTitle: '收银台',
  barParent: '/myOrderList',
  hasBarTools: false,
};

export const meta: Route.MetaFunction = () => privatePageMeta('收银台');
export const HydrateFallback = () => (
  <main id="main" className={styles.wrap}>
    <Loading>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </Loading>
  </main>
);

export default function Cashier({ loaderData: { order, items, requestedMethod } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<PaymentCode | null>(requestedMethod);
  useReportCashier(order, items);
  const { problem, isBusy, codeToScan, closeCode, pay } = usePayment(order);
  if (!isUnpaid(order.orderStatus))
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

  const presale = order.orderStatus === OrderStatus.AwaitingBalance ? order.presale : undefined;
  if (presale && shopNow() < new Date(presale.balanceFrom))
    return (
      <main id="main" className={styles.wrap}>
        <EmptyState
          icon="clock"
          level={1}
          title={`尾款 ${presaleMomentText(presale.balanceFrom)} 开始支付`}
          actions={<ButtonLink href={`/payment/result/${order.orderId}`}>查看付款结果</ButtonLink>}
        >
          定金已付。尾款 {amountText(order.payable)} 请在 {presaleMomentText(presale.balanceUntil)} 前付清。
        </EmptyState>
      </main>
    );

  return (
    <main id="main" className={styles.wrap}>
      <div className={styles.columns}>
        <div>
          <h1>收银台</h1>
          <TimeLeft
            seconds={order.cancelOrderTimeLeft}
            consequence={
              order.orderStatus === OrderStatus.AwaitingBalance ? '逾期订单自动取消，定金不退' : undefined
            }
          />
          <PaymentMethodList order={order} chosen={chosen} onChoose={setChosen} />
        </div>
        <PaymentSummary order={order} items={items}>
          {problem && <Notice tone="error">{problem}</Notice>}
          {chosen !== 'SILKPAY' && (
            <ActionBar>
              <Button
                kind="rouge"
                size="lg"
                block
                loading={isBusy}
                disabled={chosen === null}
                onClick={() => pay(chosen)}
              >
                去付款
                <span className={styles.amount} aria-hidden="true">
                  {amountText(order.payable)}
                </span>
              </Button>
            </ActionBar>
          )}
        </PaymentSummary>
      </div>
      {codeToScan && <QrPay {...codeToScan} orderStatus={order.orderStatus} onClose={closeCode} />}
    </main>
  );
}

function useReportCashier(
  { orderId, orderStatus, payable }: CashierData['order'],
  items: CashierData['items'],
) {
  useEffect(() => {
    if (isUnpaid(orderStatus))
      browserPlatform().track({
        name: 'payment_view',
        commodity_sku: commoditySkus(items),
        orderID: orderId,
        orderPrice: payable,
      });
  }, [orderId, orderStatus, payable, items]);
}
