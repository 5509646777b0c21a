import type { Invoice } from '@huarong/contract/invoices';
import { Button, Notice, StatusTag } from '@huarong/ui';
import { useState } from 'react';
import { amountText, momentText, RecordTable } from '../../account/index.ts';
import { InvoiceDialog, invoiceTone } from '../../invoices/index.ts';

/** The invoices of an order, each with its document and files. */
export function InvoiceRows({ invoices }: { invoices: readonly Invoice[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <RecordTable
        label="发票"
        rows={invoices}
        columns={[
          { label: '类型与抬头', cell: ({ typeText, title }) => `${typeText}　${title}` },
          { label: '金额', isAmount: true, cell: ({ amount }) => amountText(amount) },
          {
            label: '状态',
            cell: ({ status, statusText, failReason }) => (
              <>
                <StatusTag tone={invoiceTone(status)}>{statusText}</StatusTag>
                {failReason && <small>{failReason}</small>}
              </>
            ),
          },
          { label: '时间', cell: ({ issuedAt, requestedAt }) => momentText(issuedAt ?? requestedAt) },
          {
            label: '操作',
            isAmount: true,
            cell: ({ invoiceId, reversal }) => (
              <>
                <Button size="sm" onClick={() => setOpened(invoiceId)}>
                  查看与下载
                </Button>
                {reversal?.invoiceNumber && (
                  <>
                    {' '}
                    <Button size="sm" onClick={() => setOpened(reversal.invoiceId)}>
                      查看红票
                    </Button>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {invoices.some(({ canChange }) => canChange) && (
        <Notice tone="info">抬头填错了？把订单收进账户，登录后可以换开。</Notice>
      )}
      <InvoiceDialog invoiceId={opened} onClose={() => setOpened(null)} />
    </>
  );
}
