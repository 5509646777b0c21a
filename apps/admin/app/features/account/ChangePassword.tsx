import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';

/** The other sessions of the person end when the password changes. */
export function ChangePassword({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [problem, setProblem] = useState<{ code: string; message: string }>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [current, next] = [String(form.get('current')), String(form.get('next'))];
    if (next !== String(form.get('again')))
      return setProblem({ code: 'again', message: '两次输入的新密码不一样' });
    const reply = await api.staff.changePassword({ current, next });
    if (reply.ok) onDone();
    else setProblem(reply.refusal);
  }
  const errorOf = (code: string) => (problem?.code === code ? problem.message : undefined);
  return (
    <Dialog title="修改密码" size="sm" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextField
          label="现在的密码"
          name="current"
          type="password"
          autoComplete="current-password"
          error={errorOf('staff-credentials-wrong')}
          required
        />
        <TextField
          label="新密码"
          name="next"
          type="password"
          autoComplete="new-password"
          hint="至少 12 个字符"
          error={errorOf('password-unsafe')}
          required
        />
        <TextField
          label="再输入一次新密码"
          name="again"
          type="password"
          autoComplete="new-password"
          error={errorOf('again')}
          required
        />
        <p className="hint">修改后，其他设备上的会话会结束。</p>
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            修改密码
          </button>
        </div>
      </form>
    </Dialog>
  );
}
