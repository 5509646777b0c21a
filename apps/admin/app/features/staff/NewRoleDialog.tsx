import type { Permission } from '@huarong/core/staff';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';

interface NewRoleDialogProps {
  /** The roles to begin with: a new role starts as a copy and is changed on its page. */
  roles: readonly { roleId: string; name: string; permissions: readonly Permission[] }[];
  copyOf?: string;
  onClose: () => void;
}

const ROLE_ID = /^[A-Z0-9_]{2,30}$/;

/** A role of the shop's own, begun as a copy of another. */
export function NewRoleDialog({ roles, copyOf, onClose }: NewRoleDialogProps) {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<{ roleId?: string; name?: string; source?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const roleId = String(form.get('roleId')).trim().toUpperCase();
    const name = String(form.get('name')).trim();
    const source = roles.find((role) => role.roleId === form.get('source'));
    const problems = {
      ...(name === '' && { name: '请写名称' }),
      ...(!ROLE_ID.test(roleId) && { roleId: '编号为 2 至 30 位的大写字母、数字或下划线' }),
    };
    setErrors(problems);
    if (!source || Object.keys(problems).length > 0) return;
    setIsBusy(true);
    const reply = await api.staff.createRole({
      roleId,
      name,
      note: String(form.get('note')).trim(),
      permissions: [...source.permissions],
    });
    setIsBusy(false);
    if (!reply.ok) {
      const { code, message } = reply.refusal;
      return setErrors(code === 'conflict-name' ? { name: message } : { source: message });
    }
    showToast(`已新建角色「${name}」`);
    void navigate(`/roles/${roleId}`);
  }
  return (
    <Dialog title="新建角色" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit} noValidate>
        <SelectField
          label="从这个角色复制"
          name="source"
          defaultValue={copyOf}
          options={roles.map(({ roleId, name }) => ({ value: roleId, label: name }))}
          error={errors.source}
          hint="不能授予你自己没有的权限；复制后在角色页修改"
        />
        <TextField label="名称" name="name" maxLength={20} error={errors.name} />
        <TextField
          label="编号"
          name="roleId"
          maxLength={30}
          hint="例如 SERVICE_LEAD，建好后不能改"
          error={errors.roleId}
        />
        <TextField label="说明" name="note" maxLength={100} isOptional />
        <div className="acts">
          <button
            type="submit"
            className={isBusy ? 'btn btn-ink is-loading' : 'btn btn-ink'}
            disabled={isBusy}
          >
            新建
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
