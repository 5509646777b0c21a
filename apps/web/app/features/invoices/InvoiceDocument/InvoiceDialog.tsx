import type { InvoiceDetail } from '@huarong/contract/invoices';
import { InvoiceStatus } from '@huarong/core/invoices';
import { buttonClass, Dialog, Loading, Notice, Skeleton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { InvoiceDocument } from './InvoiceDocument.tsx';

interface InvoiceDialogProps {
  /** Null closes the dialog. */
  invoiceId: string | null;
  onClose: () => void;
}

/** One invoice with its files. The download links are fetched when it opens, because they expire after minutes. */
export function InvoiceDialog({ invoiceId, onClose }: InvoiceDialogProps) {
  const [invoice, setInvoice] = useState<InvoiceDetail | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    setInvoice(null);
    setRefusal(null);
    if (invoiceId === null) return;
    void browserApi({ quiet: true })
      .invoices.detail({ invoiceId })
      .then((reply) => {
        if (!isCurrent) return;
        if (reply.ok) setInvoice(reply.value);
        else setRefusal(reply.refusal.message);
      });
    return () => {
      isCurrent = false;
    };
  }, [invoiceId]);

  return (
    <Dialog
      open={invoiceId !== null}
      onClose={onClose}
      title={invoice?.colour === 'red' ? '红字发票' : '发票详情'}
      size="lg"
      footer={
        invoice?.downloadUrl && (
          <>
            <a className={buttonClass({})} href={invoice.xmlUrl} download>
              下载 XML
            </a>
            <a className={buttonClass({ kind: 'ink' })} href={invoice.downloadUrl} download>
              下载 PDF
            </a>
          </>
        )
      }
    >
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {invoice?.status === InvoiceStatus.Failed && (
        <Notice tone="error" title="开票失败">
          {invoice.failReason}
        </Notice>
      )}
      {invoice && <InvoiceDocument invoice={invoice} />}
      {!invoice && !refusal && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
    </Dialog>
  );
}
