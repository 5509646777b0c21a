import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/receipts.route';
import { CheckedLines } from './CheckedLines.tsx';
import { ReceiptFile } from './ReceiptFile.tsx';
import type { CheckedFile, StoredReceipt } from './types.ts';

export const meta = () => [{ title: '门店小票 · 花容管理后台' }];
export const clientLoader = () => load(api.receipts.list({}));

const COLUMNS: readonly Column<StoredReceipt>[] = [
  { id: 'no', label: '小票号', cell: ({ receiptNo }) => <span className="no">{receiptNo}</span> },
  { id: 'store', label: '门店', cell: ({ store }) => store },
  {
    id: 'member',
    label: '会员',
    cell: ({ memberId, mobile }) => <Link to={`/members/${memberId}`}>{mobile}</Link>,
  },
  { id: 'points', label: '积分', isNumber: true, cell: ({ points }) => points },
  { id: 'bought', label: '购买', cell: ({ boughtAt }) => formatTime(boughtAt) },
  { id: 'imported', label: '导入', cell: ({ importedAt }) => formatTime(importedAt) },
];

interface OpenFile {
  table: string;
  name: string;
  checked: CheckedFile;
}

/** Receipts of the stores: a file is checked line by line, then imported. */
export default function ReceiptsPage({ loaderData: { rows } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<OpenFile | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [error, setError] = useState<string>();

  async function check(table: string, name: string) {
    setIsBusy(true);
    setError(undefined);
    const reply = await api.receipts.check({ table });
    setIsBusy(false);
    if (reply.ok) setFile({ table, name, checked: reply.value });
    else setError(reply.refusal.message);
  }
  const counts = file?.checked.counts;
  const changed = (counts?.added ?? 0) + (counts?.returned ?? 0);
  return (
    <>
      <div className="phead">
        <h1>门店小票</h1>
        <span className="phead-n">{file?.name}</span>
        <div className="acts">
          {file && (
            <button type="button" className="btn" onClick={() => setFile(null)}>
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
      {file ? (
        <>
          <CheckedLines {...file.checked} />
          <div className="acts mt-4">
            <button
              type="button"
              className="btn btn-ink"
              disabled={file.checked.problemCount > 0 || changed === 0}
              onClick={() => setIsAsked(true)}
            >
              导入 {changed} 张小票
            </button>
            <span className="hint">{hintOf(file.checked, changed)}</span>
          </div>
        </>
      ) : (
        <>
          <ReceiptFile isBusy={isBusy} onTable={check} />
          <div className="panel-h mt-4">
            <h2>近期导入</h2>
          </div>
          {rows.length === 0 ? (
            <Empty title="还没有导入过门店小票" icon="upload" />
          ) : (
            <DataTable
              label="近期导入的小票"
              columns={COLUMNS}
              rows={rows}
              idOf={({ receiptNo }) => receiptNo}
            />
          )}
        </>
      )}
      {file && isAsked && (
        <ReasonDialog
          title={`导入 ${file.name}`}
          reasons={['门店日结', '补录小票', '更新退货']}
          action={`导入 ${changed} 张小票`}
          onClose={() => setIsAsked(false)}
          onConfirm={async (reason) => {
            const reply = await api.receipts.import({ table: file.table, reason });
            if (!reply.ok) return reply.refusal.message;
            const { added, returned, unchanged } = reply.value;
            showToast(`新增 ${added} 张小票，更新退货 ${returned} 张，${unchanged} 张与之前相同`);
            setFile(null);
            void revalidate();
            return null;
          }}
        >
          <p>
            新增 {counts?.added} 张，更新退货 {counts?.returned} 张。会员的购买记录与积分随之变化。
          </p>
        </ReasonDialog>
      )}
    </>
  );
}

function hintOf({ problemCount }: CheckedFile, changed: number): string {
  if (problemCount > 0) return '尚未写入。请修改文件后再次选择，有一处需要修改时整个文件都不导入。';
  return changed === 0 ? '这个文件的小票都已导入过，没有变化。' : '尚未写入。';
}
