import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { TOPICS, type Topic, type WebhookRow } from './types.ts';

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook?: WebhookRow;
  onClose: () => void;
  /** The secret of a new one. */
  onSaved: (secret: string | null) => void;
}

/** Name, address and topics of a webhook. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = {
      name: String(form.get('name')).trim(),
      url: String(form.get('url')).trim(),
      topics: form.getAll('topic').map(String) as Topic[],
    };
    if (input.name === '' || input.url === '') return setError('请写名称和地址');
    if (input.topics.length === 0) return setError('请至少选一种通知');
    setIsBusy(true);
    const reply = webhook
      ? await api.webhooks.update({ ...input, webhookId: webhook.webhookId })
      : await api.webhooks.create(input);
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    onSaved(reply.value?.secret ?? null);
  }
  return (
    <Dialog title={webhook ? '修改推送' : '添加推送'} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit} noValidate>
        <TextField label="名称" name="name" maxLength={30} defaultValue={webhook?.name} />
        <fieldset className="field">
          <legend>通知什么</legend>
          {Object.entries(TOPICS).map(([topic, label]) => (
            <label key={topic} className="opt-l">
              <input
                type="checkbox"
                className="ck"
                name="topic"
                value={topic}
                defaultChecked={webhook?.topics.includes(topic as Topic)}
              />
              <span>
                {label} <span className="muted">{topic}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label="接收地址"
          name="url"
          type="url"
          maxLength={500}
          defaultValue={webhook?.url}
          hint="对方的 https 地址；内部网络的地址不能用"
          error={error}
        />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            保存
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
