import type { Invoice } from '@huarong/contract/invoices';
import { ButtonLink, StatusTag } from '@huarong/ui';
import { amountText, dayText, momentText, type RecordColumn, RecordTable } from '../../../account/index.ts';
import { TextButton } from '../../../identity/index.ts';
import { issuePath } from '../invoices-query.ts';
import styles from './InvoiceTable.module.css';
import { invoiceReason, invoiceTone, type TableRow } from './table-row.ts';

interface InvoiceTableProps {
  rows: readonly TableRow[];
  onShow: (invoiceId: string) => void;
  onDownload: (invoiceId: string) => void;
  onChange: (invoice: Invoice) => void;
}

/** Orders that can be invoiced, then invoices, each with its actions. */
export function InvoiceTable({ rows, ...handlers }: InvoiceTableProps) {
  const columns: RecordColumn<TableRow>[] = [
    {
      label: '订单',
      cell: ({ invoiceable, invoice }) => (
        <>
          <a href={`/myOrderList/${(invoiceable ?? invoice).orderId}`}>{(invoiceable ?? invoice).orderId}</a>
          <span className={styles.items} title={(invoiceable ?? invoice).goodsText}>
            {(invoiceable ?? invoice).goodsText}
          </span>
        </>
      ),
    },
    {
      label: '类型与抬头',
      cell: ({ invoice }) =>
        invoice ? (
          <>
            {invoice.typeText}
            <span className={styles.title} title={invoice.title}>
              {invoice.titleKind === 'individual' ? `个人：${invoice.title}` : invoice.title}
            </span>
          </>
        ) : (
          <span className={styles.mute}>未申请</span>
        ),
    },
    {
      label: '金额',
      isAmount: true,
      cell: ({ invoiceable, invoice }) => (
        <>
          {amountText((invoiceable ?? invoice).amount)}
          {invoiceable && <small>可开</small>}
          {invoice?.reversal && <small>红冲 {amountText(invoice.reversal.amount)}</small>}
        </>
      ),
    },
    {
      label: '状态',
      cell: ({ invoice }) => (
        <StatusTag tone={invoiceTone(invoice?.status ?? 'N')}>{invoice?.statusText ?? '不开'}</StatusTag>
      ),
    },
    {
      label: '时间',
      cell: ({ invoiceable, invoice }) => {
        if (invoiceable) return <span className={styles.day}>可申请至 {dayText(invoiceable.until)}</span>;
        const reason = invoiceReason(invoice);
        return reason ? (
          <small>{reason}</small>
        ) : (
          <span className={styles.day}>{momentText(invoice.issuedAt ?? invoice.requestedAt)}</span>
        );
      },
    },
    { label: '操作', isAmount: true, cell: (row) => <RowActions row={row} {...handlers} /> },
  ];
  return <RecordTable label="发票" columns={columns} rows={rows} />;
}

type RowActionsProps = Omit<InvoiceTableProps, 'rows'> & { row: TableRow };

function RowActions({ row: { invoiceable, invoice }, onShow, onDownload, onChange }: RowActionsProps) {
  if (invoiceable)
    return (
      <ButtonLink
        href={issuePath(invoiceable.orderId)}
        size="sm"
        aria-label={`申请发票，订单 ${invoiceable.orderId}`}
      >
        申请发票
      </ButtonLink>
    );
  const { invoiceId, orderId, reversal } = invoice;
  return (
    <span className={styles.actions}>
      {invoice.canRetry && <a href={issuePath(orderId)}>改抬头后重开</a>}
      <TextButton onClick={() => onShow(invoiceId)}>查看</TextButton>
      {invoice.invoiceNumber && <TextButton onClick={() => onDownload(invoiceId)}>下载 PDF</TextButton>}
      {invoice.canChange && <TextButton onClick={() => onChange(invoice)}>换开</TextButton>}
      {reversal?.invoiceNumber && (
        <TextButton onClick={() => onShow(reversal.invoiceId)}>查看红票</TextButton>
      )}
    </span>
  );
}
