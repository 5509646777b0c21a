import { isForKeys, PERMISSION_AREAS, type Permission } from '@huarong/core/staff';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';

interface KeyDialogProps {
  onClose: () => void;
  onCreated: (created: { name: string; token: string; expiresAt: string }) => void;
}

const DAYS = { '30': 30, '90': 90, '365': 365 } as const;
const AREAS = PERMISSION_AREAS.map(({ name, permissions }) => ({
  name,
  permissions: (Object.entries(permissions) as [Permission, string][]).filter(([each]) => isForKeys(each)),
})).filter(({ permissions }) => permissions.length > 0);

/** Name, permissions, expiry and addresses of a new key. */
export function KeyDialog({ onClose, onCreated }: KeyDialogProps) {
  const can = useCan();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    const permissions = form.getAll('permission').map(String);
    if (name === '') return setError('请写名称，例如哪个系统在用');
    if (permissions.length === 0) return setError('请至少选一项权限');
    setIsBusy(true);
    const reply = await api.integrationKeys.create({
      name,
      permissions,
      networks: String(form.get('networks')).split(/\s+/).filter(Boolean),
      days: DAYS[String(form.get('days')) as keyof typeof DAYS],
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    onCreated({ name, token: reply.value.token, expiresAt: reply.value.expiresAt });
  }
  return (
    <Dialog title="创建接口密钥" size="lg" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit} noValidate>
        <TextField label="名称" name="name" maxLength={30} hint="操作记录里显示这个名称，例如 仓库 WMS" />
        <fieldset className="field">
          <legend>权限</legend>
          <p className="hint">只给对方用得着的；密钥不能管理员工、角色和密钥，也不能审批</p>
          <div className="key-areas">
            {AREAS.map(({ name, permissions }) => (
              <fieldset key={name} className="key-area">
                <legend>{name}</legend>
                {permissions.map(([permission, label]) => (
                  <label key={permission} className="opt-l">
                    <input
                      type="checkbox"
                      className="ck"
                      name="permission"
                      value={permission}
                      disabled={!can(permission)}
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        </fieldset>
        <SelectField
          label="有效期"
          name="days"
          defaultValue="90"
          options={Object.keys(DAYS).map((days) => ({ value: days, label: `${days} 天` }))}
        />
        <TextAreaField
          label="允许的地址"
          name="networks"
          rows={2}
          isOptional
          hint="每行一个地址或网段，例如 203.0.113.0/24；不填则不限"
          error={error}
        />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            创建密钥
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
