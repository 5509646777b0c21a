import type { OrderSummary } from '@huarong/contract/orders';
import { CANCEL_REASONS, type CancelReason, isUnpaid, OrderStatus } from '@huarong/core/orders';
import { Button, Dialog, Radio, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { BetterWay } from './BetterWay.tsx';
import styles from './OrderActions.module.css';

interface CancelOrderProps {
  order: OrderSummary;
  /** Guests have no order list and no favourites of their own. */
  isMember: boolean;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}
const REASONS = Object.entries(CANCEL_REASONS).map(([code, { text }]) => ({
  code: Number(code) as CancelReason,
  text,
}));

/** Nine reasons; where a reason has a better solution than cancelling, it is offered first. */
export function CancelOrder({ order, isMember, open, onClose, onCancelled }: CancelOrderProps) {
  const { orderId, orderStatus: status } = order;
  const [reasonCode, setReason] = useState<CancelReason | null>(null);
  // An order to be paid on delivery is closed at once until it is confirmed.
  const isPaid = !isUnpaid(status) && status !== OrderStatus.AwaitingConfirmation;
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const [isBusy, cancel] = useAction(async () => {
    if (reasonCode === null) return;
    const { orders } = browserApi();
    const options = { headers: { 'Idempotency-Key': `${idempotencyKey}-${reasonCode}` } };
    const reply = isPaid
      ? await orders.cancelInProcessOrder({ orderId, reasonCode }, options)
      : await orders.cancelOrder({ orderId, reasonCode }, options);
    onClose();
    if (reply.ok) showToast(`订单${reply.value.statusText}`);
    onCancelled();
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="取消订单"
      description={
        status === OrderStatus.Packing
          ? '仓库正在备货，取消需要仓库同意，同意后款项会按原路退回。'
          : isPaid
            ? '款项会按原路退回。'
            : '用过的优惠券和积分会退回账户。'
      }
      footer={
        <>
          <Button onClick={onClose}>再想想</Button>
          <Button kind="ink" loading={isBusy} disabled={reasonCode === null} onClick={cancel}>
            确认取消
          </Button>
        </>
      }
    >
      <div className={styles.reasons}>
        {REASONS.map(({ code, text }) => (
          <Radio key={code} name="reason" checked={reasonCode === code} onChange={() => setReason(code)}>
            {text}
          </Radio>
        ))}
      </div>
      {reasonCode !== null && (
        <BetterWay order={order} reason={reasonCode} isMember={isMember} isPaid={isPaid} onDone={onClose} />
      )}
    </Dialog>
  );
}
