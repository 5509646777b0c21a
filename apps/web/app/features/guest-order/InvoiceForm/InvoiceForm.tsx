import { fromYuan, sum, toYuan, ZERO } from '@huarong/core/shared';
import { Button, Field, Notice, showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { amountText } from '../../account/index.ts';
import { createTitleDraft, isTitleComplete, TitleFields, toTitleInput } from '../../invoices/index.ts';
import styles from './InvoiceForm.module.css';

interface InvoiceFormProps {
  orderId: string;
  /** The sub-orders to invoice; empty when a failed invoice is requested again. */
  invoiceable: readonly { amount: string }[];
}

/** Requests the invoice of an order. A guest has no saved titles and types one. */
export function InvoiceForm({ orderId, invoiceable }: InvoiceFormProps) {
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(() => createTitleDraft());
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const total = sum(invoiceable.map(({ amount }) => fromYuan(amount) ?? ZERO));

  const [isBusy, requestInvoice] = useAction(async () => {
    const input = {
      orderId,
      title: toTitleInput(draft),
      ...(email.trim() !== '' && { email: email.trim() }),
    };
    const reply = await browserApi({ quiet: true }).invoices.issue(input);
    setRefusal(reply.ok ? null : reply.refusal.message);
    if (reply.ok) showToast('已申请，开具后可以在这里下载');
    await revalidate();
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    await requestInvoice();
  }

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onChange={() => setRefusal(null)}
      noValidate
      aria-label="申请发票"
    >
      <h2>申请电子普通发票</h2>
      <TitleFields draft={draft} onChange={setDraft} />
      <Field
        label="接收邮箱"
        labelNote="选填"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {invoiceable.length > 0 && (
        <p>
          开票金额 <b>{amountText(toYuan(total))}</b>，不含优惠券抵扣
        </p>
      )}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button kind="ink" type="submit" loading={isBusy} disabled={!isTitleComplete(draft)}>
        提交申请
      </Button>
    </form>
  );
}
