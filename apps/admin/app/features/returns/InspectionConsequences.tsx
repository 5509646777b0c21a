import { formatFen } from '../../ui/format.ts';
import type { InspectionPreview } from './types.ts';

const OUTCOMES = {
  refund: '退款',
  replacement: '寄出换新',
  'refund-instead': '缺货，改为退款',
  failed: '验货不通过，不退款',
} as const;

/** What saving the inspection will do. */
export const InspectionConsequences = ({ preview }: { preview: InspectionPreview | null }) => (
  <section className="panel" aria-labelledby="consequences">
    <div className="panel-h">
      <h2 id="consequences">保存后会发生</h2>
    </div>
    {preview ? (
      <dl className="kv">
        <dt>结果</dt>
        <dd>
          {OUTCOMES[preview.outcome]}，{preview.accepted} 件通过，{preview.refused} 件不通过
        </dd>
        <dt>退给顾客</dt>
        <dd className="money">{formatFen(preview.refundFen)}</dd>
        <dt>库存</dt>
        <dd>
          {preview.restocked.length === 0
            ? '不入库'
            : preview.restocked.map(({ name, before, after }) => `${name} ${before} → ${after}`).join('；')}
        </dd>
      </dl>
    ) : (
      <p className="hint">填完每一件后显示</p>
    )}
  </section>
);
