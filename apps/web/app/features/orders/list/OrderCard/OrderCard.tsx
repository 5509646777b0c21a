import type { OrderSummary } from '@huarong/contract/orders';
import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { Countdown, Icon, Price } from '@huarong/ui';
import { shopNow } from '../../../../platform/clock/shop-clock.ts';
import { amountText, momentText, shortDayText } from '../../../account/index.ts';
import { CopyText } from '../../CopyText/CopyText.tsx';
import { LineActions } from '../../LineActions/LineActions.tsx';
import { OrderActions } from '../../OrderActions/OrderActions.tsx';
import { OrderLines } from '../../OrderLines/OrderLines.tsx';
import { unitsText } from '../units-text.ts';
import styles from './OrderCard.module.css';

/** One order of the list: items, status, actions. */
export const OrderCard = ({ order }: { order: OrderSummary }) => (
  <article className={styles.card} aria-label={`订单 ${order.orderId}`}>
    <header>
      <b>{momentText(order.createdAt)}</b>
      <span>
        订单号 <CopyText name="订单号" text={order.orderId} />
      </span>
      <span>共 {unitsText(order.subOrders.flatMap(({ items }) => items))}</span>
    </header>
    {order.latestTrace && <TraceLine order={order} trace={order.latestTrace} />}
    <div className={styles.body}>
      <OrderLines
        order={order}
        hasPrices
        actionsOf={(line, subOrderId) => <LineActions {...{ order, subOrderId, line }} />}
      />
      <Amounts order={order} />
      <p>
        <b data-due={order.actions.canPay || undefined}>{order.statusText}</b>
        {order.cancelOrderTimeLeft !== undefined && <TimeToPay seconds={order.cancelOrderTimeLeft} />}
        <a href={`/myOrderList/${order.orderId}`}>订单详情</a>
      </p>
      <div>
        <OrderActions order={order} />
      </div>
    </div>
  </article>
);

interface TraceLineProps {
  order: OrderSummary;
  trace: NonNullable<OrderSummary['latestTrace']>;
}

/** Where the parcel is now. */
const TraceLine = ({ order, trace }: TraceLineProps) => (
  <div className={styles.trace}>
    <Icon name="truck" size={16} />
    <p>{trace.text}</p>
    <time dateTime={trace.at}>{momentText(trace.at)}</time>
    <a href={`/myOrderList/${order.orderId}`} aria-label={`订单 ${order.orderId} 的物流详情`}>
      物流详情
    </a>
  </div>
);

/** The amount due or paid; a presale shows both payments until the balance is paid. */
function Amounts({ order: { presale, ...order } }: { order: OrderSummary }) {
  const isDepositDue = order.orderStatus === OrderStatus.AwaitingDeposit;
  if (presale && (isDepositDue || order.orderStatus === OrderStatus.AwaitingBalance))
    return (
      <p>
        <small>{isDepositDue ? '应付定金' : '应付尾款'}</small>
        <Price amount={isDepositDue ? presale.deposit : presale.balance} />
        <small>
          {isDepositDue ? `尾款 ${amountText(presale.balance)}` : `已付定金 ${amountText(presale.deposit)}`}
        </small>
        <small>
          <span>{shortDayText(presale.balanceFrom)}至</span>{' '}
          <span>{shortDayText(presale.balanceUntil)}付尾款</span>
        </small>
        {presale.shipsBy && <small>{shortDayText(presale.shipsBy)}前发货</small>}
      </p>
    );
  return (
    <p>
      <small>{isPaid(order) ? '实付' : '应付'}</small>
      <Price amount={order.totalAmount} />
      <small>含运费 {amountText(order.freight)}</small>
      {presale?.shipsBy && order.orderStatus === OrderStatus.AwaitingShipment && (
        <small>{shortDayText(presale.shipsBy)}前发货</small>
      )}
    </p>
  );
}

/** False while awaiting payment, for cash on delivery, and when cancelled before payment. */
const isPaid = ({ subOrders }: OrderSummary) =>
  subOrders.some(({ payStatus }) => payStatus !== PayStatus.Unpaid);

function TimeToPay({ seconds }: { seconds: number }) {
  const now = shopNow();
  return (
    <small data-due>
      <span>
        剩{' '}
        <Countdown
          endsAt={new Date(now.getTime() + seconds * 1_000).toISOString()}
          serverNow={now.toISOString()}
        />
      </span>{' '}
      <span>后自动取消</span>
    </small>
  );
}
