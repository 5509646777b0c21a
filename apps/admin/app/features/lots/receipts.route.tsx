import { useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { TextField } from '../../ui/Field.tsx';
import { saveFile } from '../../ui/file/table-file.ts';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/receipts.route';
import type { Receipt } from './lot-texts.ts';

export const meta = () => [{ title: '进货记录 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(
    api.lots.receipts(
      Object.fromEntries(new URL(request.url).searchParams) as Parameters<typeof api.lots.receipts>[0],
    ),
  );

const COLUMNS: readonly Column<Receipt>[] = [
  { id: 'at', label: '收货时间', cell: ({ receivedAt }) => formatTime(receivedAt) },
  {
    id: 'supplier',
    label: '供应商',
    cell: ({ supplier, documentNo }) => (
      <span className="c2">
        {supplier}
        {documentNo && <small>送货单 {documentNo}</small>}
      </span>
    ),
  },
  {
    id: 'sku',
    label: '商品',
    cell: ({ skuId, productName, skuName }) => (
      <span className="c2">
        <Link className="lnk-q" to={`/stock/${skuId}`}>
          {productName}
        </Link>
        <small>{skuName}</small>
      </span>
    ),
  },
  {
    id: 'lot',
    label: '批号',
    cell: ({ lotId, lotNo }) => (
      <Link className="lnk code" to={`/stock/lots/${lotId}`}>
        {lotNo}
      </Link>
    ),
  },
  { id: 'expires', label: '限用日期', cell: ({ expiresOn }) => expiresOn },
  { id: 'units', label: '件数', isNumber: true, cell: ({ units }) => <b>{units}</b> },
  { id: 'by', label: '经手人', isWideOnly: true, cell: ({ by }) => by },
];

/** What was received of whom: sellers of cosmetics have to be able to show it. */
export default function ReceiptsPage({ loaderData: page }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const { state } = useNavigation();
  const can = useCan();
  const [isExporting, setIsExporting] = useState(false);
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return (
    <>
      <div className="phead">
        <h1>进货记录</h1>
        <span className="phead-n">化妆品监督管理条例第三十八条：供应商、日期、数量、批号、限用日期</span>
        {can('stock:adjust') && (
          <div className="acts">
            <button type="button" className="btn" onClick={() => setIsExporting(true)}>
              导出
            </button>
          </div>
        )}
      </div>
      <div className="row mb-2">
        <TextField
          label="从"
          type="date"
          value={from}
          onChange={(event) => setSearch(withFilter(search, 'from', event.target.value))}
        />
        <TextField
          label="到"
          type="date"
          value={to}
          onChange={(event) => setSearch(withFilter(search, 'to', event.target.value))}
        />
      </div>
      <FilterBar filters={[]} searchName="q" searchLabel="批号、供应商、送货单号、商品" />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的进货记录" icon="document" />
      ) : (
        <DataTable
          label="进货记录"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ receiptId }) => String(receiptId)}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="条"
      />
      {isExporting && (
        <ReasonDialog
          title="导出进货记录"
          reasons={['监管部门检查', '内部核对']}
          action="导出 CSV"
          onClose={() => setIsExporting(false)}
          onConfirm={async (reason) => {
            const reply = await api.lots.exportReceipts({
              from: from || '2020-01-01',
              to: to || '2099-12-31',
              reason,
            });
            if (!reply.ok) return reply.refusal.message;
            saveFile('receipts.csv', reply.value.csv);
            return null;
          }}
        >
          <p>
            {from || to ? `${from || '开始'} 至 ${to || '今天'} 的记录` : '全部记录'}，导出会记入操作日志。
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
