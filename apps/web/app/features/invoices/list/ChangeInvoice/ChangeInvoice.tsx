import type { Invoice, InvoiceTitle } from '@huarong/contract/invoices';
import { Button, Dialog, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { RequestFields } from '../../request/RequestFields/RequestFields.tsx';
import { createRequestDraft, toInvoiceRequest } from '../../request/RequestFields/request-draft.ts';
import styles from './ChangeInvoice.module.css';

interface ChangeInvoiceProps {
  invoice: Invoice | null;
  titles: readonly InvoiceTitle[];
  onClose: () => void;
  onChanged: () => void;
}

/** 换开: reissues an invoice with another title. */
export function ChangeInvoice({ invoice, titles, onClose, onChanged }: ChangeInvoiceProps) {
  const [draft, setDraft] = useState(() => createRequestDraft(titles));
  const [added, setAdded] = useState<InvoiceTitle[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const titlesById = new Map([...titles, ...added].map((title) => [title.titleId, title]));

  const [isBusy, change] = useAction(async () => {
    if (!invoice) return;
    const reply = await browserApi({ quiet: true }).invoices.change({
      invoiceId: invoice.invoiceId,
      ...toInvoiceRequest(draft),
    });
    if (!reply.ok) return setRefusal(reply.refusal.message);
    setRefusal(null);
    showToast('已申请换开，原发票会先红冲');
    onClose();
    onChanged();
  });

  return (
    <Dialog
      open={invoice !== null}
      onClose={onClose}
      title="换开发票"
      description={invoice && `订单 ${invoice.orderId}，现抬头：${invoice.title}`}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="ink" loading={isBusy} disabled={draft.titleId === ''} onClick={change}>
            确认换开
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Notice tone="warn">原发票会先红冲作废，再按新抬头重新开具。</Notice>
        <RequestFields
          titles={[...titlesById.values()]}
          draft={draft}
          onChange={setDraft}
          onTitleAdded={(title) => setAdded([...added, title])}
        />
        {refusal && <Notice tone="error">{refusal}</Notice>}
      </div>
    </Dialog>
  );
}
