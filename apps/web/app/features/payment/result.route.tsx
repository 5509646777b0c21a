import { ButtonLink, EmptyState, Loading, Skeleton } from '@huarong/ui';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { useSession } from '../../platform/session/use-session.ts';
import type { PageHandle } from '../../root.tsx';
import type { Route } from './+types/result.route';
import styles from './cashier.module.css';
import { loadResult } from './result-data.ts';
import { usePaid } from './use-paid.ts';

export const clientLoader = memberLoader(loadResult);
export const handle: PageHandle = { buyingStep: 3 };

export const meta: Route.MetaFunction = () => [
  { title: '支付结果｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = () => (
  <main id="main" className={styles.wrap}>
    <Loading>
      <Skeleton shape="title" width="third" />
    </Loading>
  </main>
);

export default function Result({ loaderData: { outcome, paid } }: Route.ComponentProps) {
  const { isSignedIn } = useSession();
  const { orderId } = outcome;
  const detail = (
    <ButtonLink href={isSignedIn ? `/myOrderList/${orderId}` : `/guest/order?orderId=${orderId}`} kind="ink">
      查看订单
    </ButtonLink>
  );
  return (
    <main id="main" className={styles.wrap}>
      {outcome.outcome === 'paid' && (
        <EmptyState
          icon="check"
          level={1}
          title="付款成功"
          actions={
            <>
              {detail}
              <ButtonLink href="/">继续逛逛</ButtonLink>
            </>
          }
        >
          共付 ¥{paid.totalAmount}
          {paid.tenders.map((tender) => `　${tender.name} ¥${tender.amount}`).join('')}。{paid.deliveryText}
          {paid.expectedPoints > 0 && `，确认收货后可得 ${paid.expectedPoints} 积分`}
        </EmptyState>
      )}
      {outcome.outcome === 'waiting' && <Waiting orderId={outcome.orderId} />}
      {(outcome.outcome === 'failed' || outcome.outcome === 'closed') && (
        <EmptyState
          icon="warning"
          level={1}
          title={outcome.outcome === 'closed' ? '订单已取消' : '付款没有成功'}
          actions={
            outcome.outcome === 'failed' ? (
              <ButtonLink href={`/payment/${outcome.orderId}`} kind="ink">
                重新付款
              </ButtonLink>
            ) : (
              detail
            )
          }
        >
          {outcome.reason ?? '没有扣款；如果已经扣款，会原路退回。'}
        </EmptyState>
      )}
    </main>
  );
}

function Waiting({ orderId }: { orderId: string }) {
  usePaid(orderId);
  return (
    <EmptyState
      icon="clock"
      level={1}
      title="正在确认付款结果"
      actions={<ButtonLink href={`/payment/${orderId}`}>还没有付款，回收银台</ButtonLink>}
    >
      支付平台的通知通常在几秒内到达，页面会自动更新。
    </EmptyState>
  );
}
