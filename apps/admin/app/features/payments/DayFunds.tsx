import { formatFen } from '../../ui/format.ts';
import type { Day } from './types.ts';

/** What the providers owe us of the day, by their bills. */
export function DayFunds({ page: { rows, feesFen } }: { page: Day }) {
  const sum = (isRefund: boolean) =>
    rows.reduce((total, row) => total + (row.isRefund === isRefund ? (row.bill?.amountFen ?? 0) : 0), 0);
  const [paid, refunded] = [sum(false), sum(true)];
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>资金在哪</h2>
      </header>
      <div className="panel-b">
        <dl className="sum">
          <div>
            <dt>应收渠道</dt>
            <dd>{formatFen(paid)}</dd>
          </div>
          <div>
            <dt>已退</dt>
            <dd>{formatFen(-refunded)}</dd>
          </div>
          <div>
            <dt>渠道手续费</dt>
            <dd>{formatFen(-feesFen)}</dd>
          </div>
          <div className="tot">
            <dt>应到账</dt>
            <dd>{formatFen(paid - refunded - feesFen)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
