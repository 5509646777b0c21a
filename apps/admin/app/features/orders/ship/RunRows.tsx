import { writeCsv } from '@huarong/core/orders';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { saveFile } from '../../../ui/file/table-file.ts';

const POLL_MS = 1_000;
type Run = Extract<Awaited<ReturnType<typeof api.orders.shipRun>>, { ok: true }>['value'];

const ROW_STATES = {
  waiting: 'st st-wait',
  done: 'st st-ok',
  refused: 'st st-bad',
} as const;

/** The progress of a run: it goes on also when this page is closed. */
export function RunRows({ runId }: { runId: string }) {
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const poll = async () => {
      const reply = await api.orders.shipRun({ runId });
      if (!isCurrent) return;
      if (reply.ok) setRun(reply.value);
      if (!reply.ok || reply.value.state === 'waiting') timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [runId]);
  if (!run) return <p className="muted">正在发出…</p>;
  const settled = run.rows.filter(({ state }) => state !== 'waiting').length;
  return (
    <>
      <div className="row" role="status">
        <b className="grow">
          {run.state === 'done' ? '已全部处理' : '正在发出'}，{settled} / {run.rows.length} 行
        </b>
        {run.state === 'done' && (
          <button
            type="button"
            className="btn"
            onClick={() =>
              saveFile(
                `发货结果-${runId}.csv`,
                writeCsv([
                  ['订单号', '快递', '运单号', '结果'],
                  ...run.rows.map(({ order, carrier, waybillNo, result }) => [
                    order,
                    carrier,
                    waybillNo,
                    result ?? '',
                  ]),
                ]),
              )
            }
          >
            下载结果
          </button>
        )}
      </div>
      <div className="tw mt-3">
        <table className="tbl">
          <thead>
            <tr>
              <th className="num">行</th>
              <th>订单号</th>
              <th>快递</th>
              <th>运单号</th>
              <th>结果</th>
            </tr>
          </thead>
          <tbody>
            {run.rows.map(({ position, subOrderId, carrier, waybillNo, state, result }) => (
              <tr key={position}>
                <td className="num muted">{position}</td>
                <td className="no">{subOrderId}</td>
                <td>{carrier}</td>
                <td className="no">{waybillNo}</td>
                <td>
                  <span className={ROW_STATES[state]}>{result ?? '等待中'}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
