import { formatFen } from '../../ui/format.ts';
import type { ReturnDetail } from './types.ts';

const STATES: Record<string, string> = {
  planned: '将退回',
  pending: '处理中',
  done: '已退回',
  failed: '失败',
};

/** What goes back to the shopper, and where to. */
export function RefundPreview({ refund }: { refund: ReturnDetail['refund'] }) {
  const parts = [
    { label: '商品标价', amountFen: refund.goodsFen },
    { label: '促销优惠', amountFen: -refund.promotionFen },
    { label: '优惠券', amountFen: -refund.couponFen },
    { label: '积分抵扣', amountFen: -refund.pointsFen },
    { label: '未退回的赠品', amountFen: -refund.giftFen },
    { label: '运费与包装', amountFen: refund.freightFen },
  ].filter(({ amountFen }) => amountFen !== 0);
  return (
    <section className="panel" aria-labelledby="refund-preview">
      <div className="panel-h">
        <h3 id="refund-preview">退款预览</h3>
      </div>
      <dl className="sum">
        {parts.map(({ label, amountFen }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatFen(amountFen)}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>退给顾客</dt>
          <dd className="money-big">{formatFen(refund.totalFen)}</dd>
        </div>
        {refund.tenders.map(({ name, amountFen, state }) => (
          <div key={`${name}${amountFen}`}>
            <dt>
              {name}
              <small>{STATES[state] ?? state}</small>
            </dt>
            <dd>{formatFen(amountFen)}</dd>
          </div>
        ))}
      </dl>
      {refund.giftsDue.map(({ name, quantity, comingBack, valueFen }) => (
        <p className="hint" key={name}>
          赠品 {name} × {quantity}：退回 {comingBack} 件，其余每件折价 {formatFen(valueFen)}
        </p>
      ))}
      <p className="hint">
        {[
          refund.pointsBack > 0 && `退还积分 ${refund.pointsBack}`,
          refund.pointsTaken > 0 && `收回积分 ${refund.pointsTaken}`,
          refund.isCouponBack && '退还优惠券',
        ]
          .filter(Boolean)
          .join('，')}
      </p>
    </section>
  );
}
