import { useState } from 'react';
import { Link } from 'react-router';
import type { api } from '../../../platform/api/index.ts';

export type Checked = Extract<
  Awaited<ReturnType<typeof api.orders.checkShipFile>>,
  { ok: true }
>['value']['rows'];

const OUTCOMES = {
  ok: { label: '可发出', className: 'st st-ok' },
  warning: { label: '请确认', className: 'st st-wait' },
  error: { label: '不能发出', className: 'st st-bad' },
  done: { label: '已跳过', className: 'st st-off' },
} as const;

interface CheckedRowsProps {
  checked: Checked;
  confirmed: ReadonlySet<number>;
  onConfirm: (line: number, isOn: boolean) => void;
  onApply: () => Promise<void>;
}

/** What each row of the table would do, and the button that ships those that may go. */
export function CheckedRows({ checked, confirmed, onConfirm, onApply }: CheckedRowsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const count = (outcome: keyof typeof OUTCOMES) => checked.filter((row) => row.outcome === outcome).length;
  const toShip =
    count('ok') + checked.filter(({ outcome, line }) => outcome === 'warning' && confirmed.has(line)).length;
  return (
    <>
      <dl className="figs">
        {(['ok', 'warning', 'error', 'done'] as const).map((outcome) => (
          <div className="fig" key={outcome}>
            <dt>{OUTCOMES[outcome].label}</dt>
            <dd className="fig-v">{count(outcome)}</dd>
          </div>
        ))}
      </dl>
      <div className="tw">
        <table className="tbl">
          <caption className="vh">预检结果</caption>
          <thead>
            <tr>
              <th className="num">行</th>
              <th>订单号</th>
              <th>快递</th>
              <th>运单号</th>
              <th>当前状态</th>
              <th>预检</th>
              <th>说明</th>
              <th>仍然发出</th>
            </tr>
          </thead>
          <tbody>
            {checked.map(({ line, order, subOrderId, carrier, waybillNo, statusText, outcome, text }) => (
              <tr key={line}>
                <td className="num muted">{line}</td>
                <td className="no">
                  {subOrderId ? <Link to={`/orders/${subOrderId.split('-')[0]}`}>{subOrderId}</Link> : order}
                </td>
                <td>{carrier}</td>
                <td className="no">{waybillNo}</td>
                <td>{statusText ?? '—'}</td>
                <td>
                  <span className={OUTCOMES[outcome].className}>{OUTCOMES[outcome].label}</span>
                </td>
                <td className="wrap-c">{text}</td>
                <td>
                  {outcome === 'warning' && (
                    <input
                      type="checkbox"
                      className="ck"
                      aria-label={`第 ${line} 行仍然发出`}
                      checked={confirmed.has(line)}
                      onChange={(event) => onConfirm(line, event.target.checked)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="acts mt-4">
        <button
          type="button"
          className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
          disabled={toShip === 0 || isBusy}
          onClick={async () => {
            setIsBusy(true);
            await onApply();
            setIsBusy(false);
          }}
        >
          发出 {toShip} 行
        </button>
        <span className="hint">尚未改动任何订单，其余行不受影响。</span>
      </div>
    </>
  );
}
