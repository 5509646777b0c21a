import type { Payment } from './types.ts';

const STATES = {
  pending: { label: '待付款', className: 'st st-half' },
  paid: { label: '已付款', className: 'st st-ok' },
  closed: { label: '已关闭', className: 'st' },
  abnormal: { label: '异常', className: 'st st-bad' },
} as const;

export const STATE_OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));
export const PROVIDER_OPTIONS = [
  { value: 'alipay', label: '支付宝' },
  { value: 'wechat', label: '微信支付' },
  { value: 'stored-card', label: '储值卡' },
  { value: 'cod', label: '货到付款' },
];

/** The state, and what is wrong with it. */
export function PaymentState({
  payment: { state, isOverdue, lateFen },
}: {
  payment: Pick<Payment, 'isOverdue' | 'lateFen' | 'state'>;
}) {
  const { label, className } = STATES[state];
  return (
    <span className="c2">
      <span className={isOverdue ? 'st st-bad' : className}>{isOverdue ? '过期未定' : label}</span>
      {lateFen > 0 && <small>关闭后到账，还没退回</small>}
    </span>
  );
}

/** Numbers of refunds that are on their way, failed, done. */
export const REFUND_STATES = {
  pending: <span className="st st-half">退款中</span>,
  failed: <span className="st st-bad">退款失败</span>,
  done: <span className="st st-ok">已退款</span>,
} as const;
