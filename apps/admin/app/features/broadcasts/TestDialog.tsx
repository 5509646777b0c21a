import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { CHANNELS } from './broadcast-labels.ts';
import type { Channel } from './types.ts';

interface TestDialogProps {
  broadcastId: string;
  channels: readonly Channel[];
  onClose: () => void;
}

/** Sends the saved texts once: an e-mail to the own login, the rest to the own mobile as a member. */
export function TestDialog({ broadcastId, channels, onClose }: TestDialogProps) {
  const hasEmail = channels.includes('email');
  const byMobile = channels.filter((channel) => channel !== 'email');
  const [mobile, setMobile] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const reply = await api.broadcasts.test({ broadcastId, ...(byMobile.length > 0 && { mobile }) });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已试发，还可以试 ${reply.value.left} 次`);
    onClose();
  }
  return (
    <Dialog title="发给我自己" size="sm" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        {byMobile.length === 0 ? (
          <>
            <p>试发一封到你登录用的邮箱。</p>
            {error && (
              <p className="err" role="alert">
                {error}
              </p>
            )}
          </>
        ) : (
          <TextField
            label="你自己的会员手机号"
            inputMode="tel"
            autoComplete="off"
            required
            maxLength={24}
            hint={`${byMobile.map((channel) => CHANNELS[channel]).join('与')}发到这个会员账号${hasEmail ? '，邮件发到你登录用的邮箱' : ''}`}
            error={error}
            value={mobile}
            onChange={({ target }) => {
              setMobile(target.value);
              setError(undefined);
            }}
          />
        )}
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            试发
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
