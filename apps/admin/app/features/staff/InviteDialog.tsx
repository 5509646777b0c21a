import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';

export interface Invitation {
  name: string;
  link: string;
  expiresAt: string;
}

interface InviteDialogProps {
  roles: readonly { roleId: string; name: string; note: string }[];
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
}

const LOGIN = /^[a-z0-9][a-z0-9._@+-]{2,99}$/;

/** Name, login and roles of a new colleague. */
export function InviteDialog({ roles, onClose, onInvited }: InviteDialogProps) {
  const [errors, setErrors] = useState<{ login?: string; name?: string; roles?: string; other?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const login = String(form.get('login')).trim().toLowerCase();
    const name = String(form.get('name')).trim();
    const roleIds = form.getAll('role').map(String);
    const problems = {
      ...(name === '' && { name: '请写姓名' }),
      ...(!LOGIN.test(login) && { login: '登录名为 3 位以上的字母、数字或 . _ @ + -，以字母或数字开头' }),
      ...(roleIds.length === 0 && { roles: '请至少选一个角色' }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setIsBusy(true);
    const reply = await api.staff.invite({ login, name, roleIds });
    setIsBusy(false);
    if (reply.ok) return onInvited({ name, link: reply.value.link, expiresAt: reply.value.expiresAt });
    const { code, message } = reply.refusal;
    setErrors(
      code === 'login-taken'
        ? { login: message }
        : code === 'grant-missing' || code === 'role-not-found'
          ? { roles: message }
          : { other: message },
    );
  }
  return (
    <Dialog title="邀请员工" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit} noValidate>
        <TextField label="姓名" name="name" maxLength={30} error={errors.name} />
        <TextField
          label="登录名"
          name="login"
          maxLength={100}
          autoComplete="off"
          hint="例如 wang.xiaoman 或工作邮箱"
          error={errors.login}
        />
        <fieldset className="field">
          <legend>角色</legend>
          {roles.map(({ roleId, name, note }) => (
            <label key={roleId} className="opt-l">
              <input type="checkbox" className="ck" name="role" value={roleId} />
              <span>
                {name} <span className="muted">{note}</span>
              </span>
            </label>
          ))}
          {errors.roles && (
            <p className="err" role="alert">
              {errors.roles}
            </p>
          )}
        </fieldset>
        {errors.other && (
          <p className="err" role="alert">
            {errors.other}
          </p>
        )}
        <div className="acts">
          <button
            type="submit"
            className={isBusy ? 'btn btn-ink is-loading' : 'btn btn-ink'}
            disabled={isBusy}
          >
            生成邀请链接
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
