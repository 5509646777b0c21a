import { EXPORT_COLUMN_LABELS } from '@huarong/core/orders';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { withoutCursor } from '../../../ui/filters/list-address.ts';
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { withoutLayout } from '../../../ui/table/list-layout.ts';

type ColumnId = keyof typeof EXPORT_COLUMN_LABELS;
const COLUMNS = Object.entries(EXPORT_COLUMN_LABELS) as [ColumnId, string][];

/** The filtered list as a CSV file: which columns, why, and whether personal data are whole. */
export function ExportDialog({ total, onClose }: { total: number | null; onClose: () => void }) {
  const can = useCan();
  const [search] = useSearchParams();
  // The number of the sub-order contains that of the order, which a spreadsheet would round.
  const [chosen, setChosen] = useState<ReadonlySet<ColumnId>>(
    new Set(COLUMNS.map(([id]) => id).filter((id) => id !== 'order')),
  );
  const [isWhole, setIsWhole] = useState(false);
  async function start(reason: string): Promise<string | null> {
    const input = {
      ...filtersIn(search),
      columns: COLUMNS.map(([id]) => id).filter((id) => chosen.has(id)),
      reason,
    };
    const reply = await (isWhole ? api.orders.exportWhole(input) : api.orders.export(input));
    if (!reply.ok) return reply.refusal.message;
    const { path, rows, isCut } = reply.value;
    downloadFile(path);
    showToast(isCut ? `超过 ${rows} 行，只导出前 ${rows} 行，请缩小筛选范围` : `正在下载 ${rows} 行`);
    return null;
  }
  const toggle = (id: ColumnId) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    if (next.size > 0) setChosen(next);
  };
  return (
    <ReasonDialog
      title="导出订单"
      reasons={['对账', '与快递核对', '活动复盘']}
      action="导出 CSV"
      onClose={onClose}
      onConfirm={start}
    >
      <p>
        按当前筛选导出{total === null ? '' : ` ${total} 行`}，至多 50,000
        行。筛选、列、行数和原因会记入审计日志。
      </p>
      <fieldset>
        <legend>列</legend>
        <div className="export-columns">
          {COLUMNS.map(([id, label]) => (
            <label className="opt-l" key={id}>
              <input type="checkbox" className="ck" checked={chosen.has(id)} onChange={() => toggle(id)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {can('member:unmask') && (
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={isWhole}
            onChange={(event) => setIsWhole(event.target.checked)}
          />
          手机与地址不打码，须再次验证身份
        </label>
      )}
    </ReasonDialog>
  );
}

const filtersIn = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...withoutLayout(withoutCursor(search))].filter(
      ([name, value]) => value !== '' && !['view', 'size'].includes(name),
    ),
  );

function downloadFile(path: string) {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
