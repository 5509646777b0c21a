import { formatFen } from '../../../ui/format.ts';

export interface RefundPreview {
  amountFen: number;
  tenders: { name: string; cardTail: string | null; amountFen: number; isAtOnce: boolean }[];
  leftAfterFen: number;
  cancelsOrder: boolean;
  points: { returned: number; notEarned: number };
  invoices: {
    subOrderId: string;
    kind: 'reverse' | 'reduce' | 'later';
    beforeFen: number;
    afterFen: number;
  }[];
  approvalReason: string | null;
  approvers: string[];
}

/** What a refund will do, as the server calculated it. */
export function RefundEffects({ preview }: { preview: RefundPreview }) {
  const { tenders, leftAfterFen, cancelsOrder, points, invoices, approvalReason, approvers } = preview;
  return (
    <section className="panel" aria-label="退款预览">
      <div className="panel-h">
        <h3>退款预览</h3>
        <span className="muted">提交前不会改动任何数据</span>
      </div>
      <dl className="sum">
        {tenders.map(({ name, cardTail, amountFen, isAtOnce }) => (
          <div key={`${name}-${cardTail ?? ''}`}>
            <dt>
              {name}
              <small>
                {cardTail !== null && `尾号 ${cardTail}，`}
                {isAtOnce ? '立即退回' : '原路退回，通常 1 至 3 日到账'}
              </small>
            </dt>
            <dd>{formatFen(amountFen)}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>本次之后还可退</dt>
          <dd>{formatFen(leftAfterFen)}</dd>
        </div>
      </dl>
      <dl className="kv mt-3">
        <dt>积分</dt>
        <dd>{pointsText(points)}</dd>
        <dt>发票</dt>
        <dd>
          {invoices.length === 0 && '没有受影响的发票'}
          {invoices.map((invoice) => (
            <p key={invoice.subOrderId}>{invoiceText(invoice)}</p>
          ))}
        </dd>
      </dl>
      {cancelsOrder && (
        <div className="note note-warn mt-3">
          <div>退完全部款项，此单未发货的商品会取消，库存、优惠券和积分一并退回。</div>
        </div>
      )}
      {approvalReason !== null && (
        <div className="note note-warn mt-3">
          <div>
            {approvalReason}，须另一人批准。
            <small>提交后内容冻结，24 小时内有效。可批准：{approvers.join('、') || '暂无'}。</small>
          </div>
        </div>
      )}
    </section>
  );
}

function pointsText({ returned, notEarned }: RefundPreview['points']): string {
  const parts = [
    ...(returned > 0 ? [`退回下单抵扣的 ${returned} 分`] : []),
    ...(notEarned > 0 ? [`本单不再发放 ${notEarned} 分`] : []),
  ];
  return parts.length === 0 ? '不变，已得积分不收回' : parts.join('，');
}

function invoiceText({ kind, beforeFen, afterFen }: RefundPreview['invoices'][number]): string {
  const [before, after] = [formatFen(beforeFen), formatFen(afterFen)];
  if (kind === 'reverse')
    return afterFen === 0 ? `${before} 的发票将红冲，不再开具` : `${before} 的发票将红冲，再按 ${after} 开具`;
  if (afterFen === 0) return `${before} 的发票不再开具`;
  return kind === 'reduce'
    ? `尚未开具，金额由 ${before} 改为 ${after}`
    : `签收后开具，金额由 ${before} 减为 ${after}`;
}
