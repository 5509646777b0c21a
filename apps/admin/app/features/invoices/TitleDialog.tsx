import { InvoiceStatus } from '@huarong/core/invoices';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import type { InvoiceDetail } from './types.ts';

/** Another title for the shopper, with how and when the shopper agreed. */
export function TitleDialog({
  invoice,
  onClose,
  onDone,
}: {
  invoice: InvoiceDetail;
  onClose: () => void;
  onDone: () => void;
}) {
  const [kind, setKind] = useState(invoice.titleKind);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string) => String(form.get(name) ?? '').trim();
    if (of('title') === '') return setError('请填抬头的名称');
    if (of('at') === '' || of('reference').length < 2) return setError('请填顾客何时同意、在哪里能查到');
    setIsBusy(true);
    const reply = await api.invoices.changeTitle({
      invoiceId: invoice.invoiceId,
      titleKind: kind,
      title: of('title'),
      ...(kind === 'enterprise' && { taxNumber: of('taxNumber') }),
      consent: {
        channel: of('channel') as 'phone',
        at: `${of('at')}:00+08:00`,
        reference: of('reference'),
      },
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    onDone();
  }
  return (
    <Dialog title="替顾客改抬头" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <p>
          {invoice.status === InvoiceStatus.Failed
            ? '按新的抬头重新申请。'
            : '先开红字冲掉这一张，再按新的抬头开一张；金额按现在的实收计算。'}
        </p>
        <SelectField
          label="抬头种类"
          options={[
            { value: 'enterprise', label: '单位' },
            { value: 'individual', label: '个人' },
          ]}
          value={kind}
          onChange={(event) => setKind(event.target.value === 'enterprise' ? 'enterprise' : 'individual')}
        />
        <TextField label="名称" name="title" maxLength={100} />
        {kind === 'enterprise' && (
          <TextField label="税号" name="taxNumber" maxLength={20} defaultValue={invoice.taxNumber ?? ''} />
        )}
        <SelectField
          label="顾客怎样同意"
          name="channel"
          options={[
            { value: 'phone', label: '电话' },
            { value: 'chat', label: '在线客服' },
            { value: 'email', label: '邮件' },
            { value: 'store', label: '门店' },
          ]}
        />
        <TextField label="同意的时间" name="at" type="datetime-local" />
        <TextField
          label="依据"
          name="reference"
          maxLength={100}
          hint="工单号、通话编号，不写手机号"
          error={error}
        />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            改好重开
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
