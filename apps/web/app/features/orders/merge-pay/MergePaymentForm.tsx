import { OrderStatus } from '@huarong/core/orders';
import { STORE } from '@huarong/core/shared';
import { Button, EmptyState, Loading, Notice, Price, Radio, Skeleton } from '@huarong/ui';
import { displayTimeLeft, QrPay } from '../../payment/index.ts';
import styles from './MergePay.module.css';
import { MergeRow } from './MergeRow.tsx';
import { mergeTotal } from './merge-choice.ts';
import { PAYMENT_METHODS, useMergePayment } from './use-merge-payment.ts';

/** Chooses the orders and the payment method; shows the total and the deadline. */
export function MergePaymentForm() {
  const merge = useMergePayment();
  if (merge.orders === null)
    return (
      <Loading>
        <Skeleton shape="text" width="wide" />
        <Skeleton shape="text" width="half" />
      </Loading>
    );
  const { count, amount, secondsLeft } = mergeTotal(merge.orders, merge.ticked);
  if (merge.orders.length === 0) return <EmptyState icon="check" title="没有待付款的订单" />;
  return (
    <>
      <ul className={styles.orders}>
        {merge.orders.map((order) => {
          const isTicked = merge.ticked.includes(order.orderId);
          return (
            <MergeRow
              key={order.orderId}
              order={order}
              isTicked={isTicked}
              isFull={!isTicked && merge.ticked.length >= STORE.orders.maxMergedOrders}
              onTick={() => merge.tick(order.orderId)}
            />
          );
        })}
      </ul>
      <fieldset className={styles.methods}>
        <legend>支付方式</legend>
        {PAYMENT_METHODS.map(({ paymentCode, name }) => (
          <Radio
            key={paymentCode}
            name="mergePaymentMethod"
            checked={merge.method === paymentCode}
            onChange={() => merge.setMethod(paymentCode)}
          >
            {name}
          </Radio>
        ))}
      </fieldset>
      {merge.problem && <Notice tone="error">{merge.problem}</Notice>}
      <div className={styles.foot}>
        <p aria-live="polite">
          合计 {count} 笔 <Price amount={amount} size="md" />
        </p>
        <p className={styles.until}>
          {count < 2 ? '请至少选两笔订单' : `请在 ${displayTimeLeft(secondsLeft)} 内完成`}
        </p>
        <Button kind="rouge" loading={merge.isBusy} disabled={count < 2} onClick={() => void merge.pay()}>
          合并付款
        </Button>
      </div>
      {merge.codeToScan && (
        <QrPay {...merge.codeToScan} orderStatus={OrderStatus.AwaitingPayment} onClose={merge.closeCode} />
      )}
    </>
  );
}
