import { REVEAL_REASONS } from '@huarong/core/members';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';

type Field = 'name' | 'mobile' | 'email' | 'birthday' | 'address';

export interface RevealRequest {
  subject: 'member' | 'order';
  id: string;
  field: Field;
  addressId?: string;
  /** 手机 */
  label: string;
  masked: string;
}

interface RevealDialogProps {
  request: RevealRequest;
  /** An order or return that the person is probably asked about. */
  reference?: string | undefined;
  /** The whole value, or null when nothing was asked for. */
  onDone: (value: string | null) => void;
}

const REFERENCE = /^(?!1[3-9]\d{9}$)[A-Za-z0-9-]{6,40}$/;

/** Asks why one field of one person has to be read; the answer is shown for five minutes. */
export function RevealDialog({ request, reference = '', onDone }: RevealDialogProps) {
  const { label, masked, ...asked } = request;
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('reference')).trim();
    if (!REFERENCE.test(typed))
      return setError('请填订单号、退货号或会话号，6 至 40 位字母、数字或横线；不要填手机号');
    setIsBusy(true);
    const reply = await api.members.reveal({
      ...asked,
      reason: String(form.get('reason')) as (typeof REVEAL_REASONS)[number],
      reference: typed,
    });
    setIsBusy(false);
    if (reply.ok) onDone(reply.value.value);
    else setError(reply.refusal.message);
  }
  return (
    <Dialog title={`查看${label}`} onClose={() => onDone(null)}>
      <form className="stack stack-4" onSubmit={submit} noValidate>
        <p>
          {label} <b>{masked}</b>。只显示这一项，5 分钟后自动遮盖。
        </p>
        <fieldset className="field">
          <legend>理由</legend>
          {REVEAL_REASONS.map((reason, at) => (
            <label key={reason} className="opt-l">
              <input type="radio" className="rd" name="reason" value={reason} defaultChecked={at === 0} />
              {reason}
            </label>
          ))}
        </fieldset>
        <TextField
          label="关联单号"
          name="reference"
          defaultValue={reference}
          maxLength={40}
          autoComplete="off"
          hint="写入操作记录；超过 30 项会告知店主，每天至多 100 项"
          error={error}
        />
        <div className="acts">
          <button
            type="submit"
            className={isBusy ? 'btn btn-ink is-loading' : 'btn btn-ink'}
            disabled={isBusy}
          >
            查看 5 分钟
          </button>
          <button type="button" className="btn" onClick={() => onDone(null)}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
