import type { OrderDetail } from '@huarong/contract/orders';
import { Countdown, Notice } from '@huarong/ui';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { shopNow } from '../../../../platform/clock/shop-clock.ts';
import { momentText } from '../../../account/index.ts';
import styles from './OrderStatus.module.css';

interface OrderStatusProps {
  order: Pick<
    OrderDetail,
    'statusText' | 'statusNote' | 'cancelOrderTimeLeft' | 'cancelPending' | 'cancelRefusal'
  >;
  /** The buttons at the right. */
  actions: ReactNode;
}

/** The status, what happens next, the time left to pay, and the notice while the warehouse decides. */
export const OrderStatus = ({ order, actions }: OrderStatusProps) => (
  <>
    <section className={styles.status} aria-label="订单状态">
      <div>
        <h2>{order.statusText}</h2>
        {order.cancelOrderTimeLeft !== undefined && (
          <TimeToPay key={order.cancelOrderTimeLeft} seconds={order.cancelOrderTimeLeft} />
        )}
        {order.statusNote && <p>{order.statusNote}</p>}
      </div>
      {actions}
    </section>
    {order.cancelPending && (
      <Notice tone="warn" title="取消申请已提交">
        商品正在备货，等待仓库答复。已经发出的包裹可以拒收，或签收后申请退货。
      </Notice>
    )}
    {order.cancelRefusal && <CancelRefusal {...order.cancelRefusal} />}
  </>
);

/** The warehouse rejected the cancellation: when, and why if it said so. */
export const CancelRefusal = ({ at, reason }: NonNullable<OrderDetail['cancelRefusal']>) => (
  <Notice tone="error" title="取消没有成功">
    仓库于 {momentText(at)} 驳回了取消申请{reason ? `：${reason}` : ''}
    。订单继续配送，可以拒收，或签收后申请退货。
  </Notice>
);

/** Counts down and reloads the order when the time is over. */
function TimeToPay({ seconds }: { seconds: number }) {
  const { revalidate } = useRevalidator();
  const now = shopNow();
  return (
    <p>
      请在{' '}
      <b>
        <Countdown
          endsAt={new Date(now.getTime() + seconds * 1_000).toISOString()}
          serverNow={now.toISOString()}
          onEnd={() => void revalidate()}
        />
      </b>{' '}
      内付款
    </p>
  );
}
