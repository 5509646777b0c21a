import { parseShipTable, type ShipTableRow, writeCsv } from '@huarong/core/orders';
import { useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { TableInput } from '../../../ui/file/TableInput.tsx';
import { saveFile } from '../../../ui/file/table-file.ts';
import { formatExactTime } from '../../../ui/format.ts';
import { showToast } from '../../../ui/Toaster.tsx';
import { type Checked, CheckedRows } from './CheckedRows.tsx';
import { RunRows } from './RunRows.tsx';

export const meta = () => [{ title: '文件发货 · 花容管理后台' }];

const MAX_ROWS = 500;
const MAX_BYTES = 1024 * 1024;

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
      return setError(`一次至多 ${MAX_ROWS} 行，文件有 ${parsed.length} 行，请分开`);
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
        <RunRows runId={runId} />
      ) : checked ? (
        <CheckedRows
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
            hint="三列：订单号或子订单号、快递、运单号。UTF-8 或 GB18030，至多 500 行。"
            pasteLabel="或从表格粘贴"
            maxBytes={MAX_BYTES}
            onTable={read}
          />
        </div>
      )}
    </>
  );
}
