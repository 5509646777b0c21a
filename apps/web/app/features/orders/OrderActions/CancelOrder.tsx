import { CANCEL_REASONS, isUnpaid, OrderStatus } from '@huarong/core/orders';
import { Button, ButtonLink, Dialog, Notice, Radio, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import styles from './OrderActions.module.css';

interface CancelOrderProps {
  orderId: string;
  status: OrderStatus;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}
const REASONS = Object.entries(CANCEL_REASONS).map(([code, reason]) => ({ code: Number(code), ...reason }));

/** Nine reasons; where a reason has a better solution than cancelling, it is offered first. */
export function CancelOrder({ orderId, status, open, onClose, onCancelled }: CancelOrderProps) {
  const [reasonCode, setReason] = useState<number | null>(null);
  // An order to be paid on delivery is closed at once until it is confirmed.
  const isPaid = !isUnpaid(status) && status !== OrderStatus.AwaitingConfirmation;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const betterWay = REASONS.find((reason) => reason.code === reasonCode)?.alternative;

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
      {betterWay === 'change-payment' && !isPaid && (
        <Notice
          tone="info"
          action={
            <ButtonLink href={`/payment/${orderId}`} size="sm">
              换个方式付款
            </ButtonLink>
          }
        >
          不用取消，可以直接更换付款方式。
        </Notice>
      )}
      {betterWay === 'back-to-cart' && (
        <Notice tone="info">取消后优惠券会立即退回，商品可以用「再次购买」放回购物车修改。</Notice>
      )}
    </Dialog>
  );
}
