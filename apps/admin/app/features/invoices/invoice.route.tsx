import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatExactTime, formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/invoice.route';
import { ReverseDialog } from './ReverseDialog.tsx';
import { TitleDialog } from './TitleDialog.tsx';
import { type InvoiceDetail, stateClass } from './types.ts';

export const meta = () => [{ title: '发票 · 花容管理后台' }];
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  load(api.invoices.detail({ invoiceId: params.invoiceId }));

type Line = InvoiceDetail['lines'][number];
const COLUMNS: readonly Column<Line>[] = [
  { id: 'name', label: '项目', cell: ({ name, specification }) => `${name} ${specification}` },
  { id: 'quantity', label: '数量', isNumber: true, cell: ({ quantity }) => quantity },
  { id: 'net', label: '不含税', isNumber: true, cell: ({ netFen }) => formatFen(netFen) },
  { id: 'rate', label: '税率', isNumber: true, cell: ({ taxPercent }) => `${taxPercent}%` },
  { id: 'tax', label: '税额', isNumber: true, cell: ({ taxFen }) => formatFen(taxFen) },
];

/** One invoice: what it says, its files, and what staff can do with it. */
export default function InvoicePage({ loaderData: invoice }: Route.ComponentProps) {
  return (
    <>
      <div className="phead">
        <h1>{invoice.number ?? '未开出的发票'}</h1>
        <span className={stateClass(invoice)}>{invoice.statusText}</span>
        <Actions invoice={invoice} />
      </div>
      {invoice.note && <p className="note note-warn">{invoice.note}</p>}
      <Facts invoice={invoice} />
      <DataTable
        label="发票的项目"
        columns={COLUMNS}
        rows={invoice.lines}
        idOf={({ name, specification, netFen }) => `${name} ${specification} ${netFen}`}
      />
      <h2 className="mt-4">经过</h2>
      <ul className="invoice-history">
        {invoice.history.map(({ at, statusText }) => (
          <li key={`${at} ${statusText}`}>
            {formatExactTime(at)} {statusText}
          </li>
        ))}
        {invoice.consents.map((consent) => (
          <li key={consent.recordedAt}>
            {formatExactTime(consent.recordedAt)} {consent.recordedBy} 替顾客改抬头；顾客{' '}
            {formatTime(consent.consentedAt)} 经{consent.channelText}同意，{consent.reference}
          </li>
        ))}
      </ul>
    </>
  );
}

function Actions({ invoice }: { invoice: InvoiceDetail }) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'title' | 'reverse'>();
  if (!can('invoice:write')) return null;
  const { invoiceId, canRetry, canChangeTitle, canReverse, number } = invoice;
  const finish = (text: string) => {
    showToast(text);
    setOpen(undefined);
    void revalidate();
  };
  async function retry() {
    const reply = await api.invoices.retry({ invoiceId });
    finish(reply.ok ? '已重新申请' : reply.refusal.message);
  }
  async function openFile() {
    const reply = await api.invoices.files({ invoiceId });
    if (reply.ok) window.open(reply.value.pdfUrl, '_blank', 'noopener');
    else showToast(reply.refusal.message);
  }
  return (
    <div className="acts">
      {number !== null && (
        <button type="button" className="btn" onClick={() => void openFile()}>
          查看文件
        </button>
      )}
      {canRetry && (
        <button type="button" className="btn" onClick={() => void retry()}>
          重试
        </button>
      )}
      {canReverse && (
        <button type="button" className="btn" onClick={() => setOpen('reverse')}>
          红冲
        </button>
      )}
      {canChangeTitle && (
        <button type="button" className="btn btn-ink" onClick={() => setOpen('title')}>
          替顾客改抬头
        </button>
      )}
      {open === 'title' && (
        <TitleDialog
          invoice={invoice}
          onClose={() => setOpen(undefined)}
          onDone={() => finish('已改好，正在重开')}
        />
      )}
      {open === 'reverse' && (
        <ReverseDialog
          invoice={invoice}
          onClose={() => setOpen(undefined)}
          onDone={() => finish('红字已申请')}
        />
      )}
    </div>
  );
}

const Facts = ({ invoice }: { invoice: InvoiceDetail }) => (
  <dl className="invoice-facts">
    <dt>种类</dt>
    <dd>
      {invoice.typeText}，{invoice.colour === 'blue' ? '蓝字' : '红字'}
    </dd>
    <dt>购买方</dt>
    <dd>
      {invoice.title} {invoice.taxNumber}
    </dd>
    <dt>销售方</dt>
    <dd>
      {invoice.seller.name} {invoice.seller.taxNumber}
    </dd>
    <dt>价税合计</dt>
    <dd>
      <b>{formatFen(invoice.amountFen)}</b>（不含税 {formatFen(invoice.netFen)}，税额{' '}
      {formatFen(invoice.taxFen)}）
    </dd>
    <dt>订单</dt>
    <dd>
      <Link className="lnk" to={`/orders/${invoice.orderId}`}>
        {invoice.orderId}
      </Link>
    </dd>
    {invoice.counterpart && (
      <>
        <dt>{invoice.colour === 'blue' ? '红字发票' : '冲红的蓝字'}</dt>
        <dd>
          <Link className="lnk" to={`/invoices/${invoice.counterpart.invoiceId}`}>
            {invoice.counterpart.number ?? '办理中'}
          </Link>
        </dd>
      </>
    )}
    <dt>备注</dt>
    <dd>{invoice.remark}</dd>
  </dl>
);
