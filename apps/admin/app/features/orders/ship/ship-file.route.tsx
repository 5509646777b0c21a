import { parseShipTable, type ShipTableRow, writeCsv } from '@huarong/core/orders';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { formatExactTime } from '../../../ui/format.ts';
import { TableInput } from '../../../ui/TableInput.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { saveFile } from '../../../ui/table-file.ts';

export const meta = () => [{ title: '文件发货 · 花容管理后台' }];

const MAX_ROWS = 500;
const MAX_BYTES = 1024 * 1024;
const POLL_MS = 1_000;

type Checked = Extract<Awaited<ReturnType<typeof api.orders.checkShipFile>>, { ok: true }>['value']['rows'];
type Run = Extract<Awaited<ReturnType<typeof api.orders.shipRun>>, { ok: true }>['value'];
const OUTCOMES = {
  ok: { label: '可发出', className: 'st st-ok' },
  warning: { label: '请确认', className: 'st st-wait' },
  error: { label: '不能发出', className: 'st st-bad' },
  done: { label: '已跳过', className: 'st st-off' },
} as const;

/** A file of shipments: read, checked row by row, then shipped. Nothing changes before the last step. */
export default function ShipFilePage() {
  const [fileName, setFileName] = useState('');
  const [rows, setRows] = useState<readonly ShipTableRow[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [runId, setRunId] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  async function read(text: string, name: string) {
    const parsed = parseShipTable(text);
    setChecked(null);
    setConfirmed(new Set());
    setError(undefined);
    if (parsed.length === 0) return setError('没有读到任何行，请检查文件');
    if (parsed.length > MAX_ROWS)
      return setError(`一次最多 ${MAX_ROWS} 行，文件有 ${parsed.length} 行，请分开`);
    const reply = await api.orders.checkShipFile({ rows: parsed });
    if (!reply.ok) return setError(reply.refusal.message);
    setFileName(name);
    setRows(parsed);
    setChecked(reply.value.rows);
  }
  async function apply() {
    const reply = await api.orders.applyShipFile({
      fileName,
      rows: [...rows],
      confirmedLines: [...confirmed],
    });
    if (!reply.ok) return setError(reply.refusal.message);
    if (reply.value.isRepeated) showToast('同一文件正在发出，接着显示它的进度');
    setRunId(String(reply.value.runId));
  }
  async function saveUnshipped() {
    const reply = await api.orders.unshippedFile({});
    if (!reply.ok) return showToast(reply.refusal.message);
    saveFile(
      '未发货订单.csv',
      writeCsv([
        ['订单号', '快递', '运单号', '状态', '下单时间', '省份', '件数', '商品'],
        ...reply.value.rows.map((row) => [
          row.subOrderId,
          '',
          '',
          row.statusText,
          formatExactTime(row.placedAt),
          row.province,
          String(row.units),
          row.items,
        ]),
      ]),
    );
  }
  return (
    <>
      <div className="phead">
        <h1>文件发货</h1>
        <span className="phead-n">{fileName && `${fileName}，${rows.length} 行`}</span>
        <div className="acts">
          <button type="button" className="btn" onClick={saveUnshipped}>
            下载未发货订单
          </button>
          {checked && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                setChecked(null);
                setRunId(null);
              }}
            >
              换文件
            </button>
          )}
        </div>
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {runId !== null ? (
        <RunResult runId={runId} />
      ) : checked ? (
        <CheckResult
          checked={checked}
          confirmed={confirmed}
          onConfirm={(line, isOn) => {
            const next = new Set(confirmed);
            if (isOn) next.add(line);
            else next.delete(line);
            setConfirmed(next);
          }}
          onApply={apply}
        />
      ) : (
        <div className="main-narrow">
          <TableInput
            hint="三列：订单号或子订单号、快递、运单号。UTF-8 或 GB18030，最多 500 行。"
            pasteLabel="或从表格粘贴"
            maxBytes={MAX_BYTES}
            onTable={read}
          />
        </div>
      )}
    </>
  );
}

interface CheckResultProps {
  checked: Checked;
  confirmed: ReadonlySet<number>;
  onConfirm: (line: number, isOn: boolean) => void;
  onApply: () => Promise<void>;
}

function CheckResult({ checked, confirmed, onConfirm, onApply }: CheckResultProps) {
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

const ROW_STATES = {
  waiting: 'st st-wait',
  done: 'st st-ok',
  refused: 'st st-bad',
} as const;

/** The progress of a run: it goes on also when this page is closed. */
function RunResult({ runId }: { runId: string }) {
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
