import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';

/** A member answered R: their marketing texts are turned off. */
export function OptOutForm() {
  const [mobile, setMobile] = useState('');
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reply = await api.marketing.optOut({ mobile });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已为 ${reply.value.accounts} 个账号关闭“营销短信”`);
    setMobile('');
  }
  return (
    <section className="panel mt-4">
      <header className="panel-h">
        <h2>会员回复 R</h2>
      </header>
      <div className="panel-b cols-2">
        <form className="stack stack-4" onSubmit={submit}>
          <TextField
            label="手机号"
            inputMode="tel"
            autoComplete="off"
            maxLength={24}
            hint="关闭这个手机号的会员的“营销短信”。会员可以在隐私设置里再打开。"
            error={error}
            value={mobile}
            onChange={(event) => {
              setMobile(event.target.value);
              setError(undefined);
            }}
          />
          <div className="acts">
            <button type="submit" className="btn" disabled={mobile.trim() === ''}>
              登记退订
            </button>
          </div>
        </form>
      </div>
    </section>
  );
}
