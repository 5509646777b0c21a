import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import type { WebhookRow } from './types.ts';

interface ResendDialogProps {
  webhook: WebhookRow;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Sends again what failed, or everything of a period. */
export function ResendDialog({ webhook: { webhookId, parked }, onClose, onDone }: ResendDialogProps) {
  const [scope, setScope] = useState(parked > 0 ? 'failed' : 'period');
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const timeOf = (name: string) => `${String(form.get(name))}:00+08:00`;
    if (scope === 'period' && (!form.get('from') || !form.get('to'))) return setError('请选开始和结束的时间');
    const reply = await api.webhooks.resendMany({
      webhookId,
      ...(scope === 'period' && { period: { from: timeOf('from'), to: timeOf('to') } }),
    });
    if (!reply.ok) return setError(reply.refusal.message);
    onDone(`${reply.value.resent} 条重新发送`);
  }
  return (
    <Dialog title="重新发送" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit} noValidate>
        <SelectField
          label="范围"
          value={scope}
          onChange={(event) => setScope(event.target.value)}
          options={[
            { value: 'failed', label: `没有送达的 ${parked} 条` },
            { value: 'period', label: '一段时间里的全部，至多 10,000 条' },
          ]}
        />
        {scope === 'period' && (
          <>
            <TextField label="从" name="from" type="datetime-local" />
            <TextField label="到" name="to" type="datetime-local" />
          </>
        )}
        <p>编号不变，对方可以按编号认出已经处理过的。</p>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            重新发送
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
