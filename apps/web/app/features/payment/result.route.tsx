import { OrderStatus } from '@huarong/core/orders';
import { ButtonLink, EmptyState, Loading, Skeleton } from '@huarong/ui';
import { lazy, Suspense, useEffect } from 'react';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { useSession } from '../../platform/session/use-session.ts';
import type { Route } from './+types/result.route';
import { Failed } from './result/Failed/Failed.tsx';
import { Paid } from './result/Paid/Paid.tsx';
import { reportPaidOrder } from './result/report-paid-order.ts';
import { useReportPaid } from './result/use-report-paid-orders.ts';
import { Waiting } from './result/Waiting/Waiting.tsx';
import styles from './result.module.css';
import { loadResult, type ResultData } from './result-data.ts';

/** Few orders are cash on delivery, so the confirmation form is loaded on demand. */
const CashOrder = lazy(() =>
  import('./result/CashOrder/CashOrder.tsx').then((module) => ({ default: module.CashOrder })),
);

export const clientLoader = memberLoader(loadResult);
export const handle: PageHandle = {
  buyingStep: 3,
  barTitle: '支付结果',
  barParent: '/myOrderList',
  hasBarTools: false,
};

export const meta: Route.MetaFunction = () => privatePageMeta('支付结果');
const LoadingResult = () => (
  <Loading>
    <Skeleton shape="title" width="third" />
  </Loading>
);
export const HydrateFallback = () => (
  <main id="main" className={styles.page}>
    <LoadingResult />
  </main>
);

export default function Result({ loaderData }: Route.ComponentProps) {
  useEffect(() => reportPaidOrder(loaderData.paid), [loaderData]);
  useReportPaid(loaderData.paid.merged?.orders.map(({ orderId }) => orderId) ?? []);
  return (
    <main id="main" className={styles.page}>
      <Suspense fallback={<LoadingResult />}>
        <ResultContent {...loaderData} />
      </Suspense>
    </main>
  );
}

function ResultContent({ outcome, paid }: ResultData) {
  const { isSignedIn } = useSession();
  const { orderId } = outcome;
  const orderPath = isSignedIn ? `/myOrderList/${orderId}` : `/guest/order?orderId=${orderId}`;
  // Cash on delivery that is not confirmed yet.
  if (outcome.orderStatus === OrderStatus.AwaitingConfirmation)
    return <CashOrder paid={paid} orderPath={orderPath} />;
  switch (outcome.outcome) {
    case 'paid':
      return <Paid paid={paid} orderPath={orderPath} />;
    case 'waiting':
      return <Waiting orderId={orderId} orderStatus={outcome.orderStatus} orderPath={orderPath} />;
    case 'failed':
      return <Failed outcome={outcome} orderPath={orderPath} />;
    case 'closed':
      return (
        <EmptyState
          icon="warning"
          level={1}
          title="订单已取消"
          actions={
            <ButtonLink href={orderPath} kind="ink">
              查看订单
            </ButtonLink>
          }
        >
          {outcome.reason}
        </EmptyState>
      );
  }
}
