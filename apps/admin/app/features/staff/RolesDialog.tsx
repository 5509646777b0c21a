import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { dateOf, endOfDay } from './staff-labels.ts';

interface RolesDialogProps {
  staffId: string;
  name: string;
  held: readonly { id: string; until: string | null }[];
  roles: readonly { roleId: string; name: string; note: string }[];
  onClose: () => void;
  onDone: () => void;
}

/** Which roles a person holds, each with an optional last day. */
export function RolesDialog({ staffId, name, held, roles, onClose, onDone }: RolesDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const untilOf = new Map(held.map(({ id, until }) => [id, until]));
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason')).trim();
    if (reason.length < 2) return setError('请写明原因，至少 2 个字');
    setIsBusy(true);
    const reply = await api.staff.setRoles({
      staffId,
      roles: form
        .getAll('role')
        .map(String)
        .map((roleId) => ({ roleId, until: endOfDay(String(form.get(`until-${roleId}`) ?? '')) })),
      reason,
    });
    setIsBusy(false);
    if (reply.ok) onDone();
    else setError(reply.refusal.message);
  }
  return (
    <Dialog title={`${name} 的角色`} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit} noValidate>
        <fieldset className="field">
          <legend>角色与截止日（不填为一直有效）</legend>
          {roles.map(({ roleId, name: label, note }) => (
            <div key={roleId} className="role-choice">
              <label className="opt-l">
                <input
                  type="checkbox"
                  className="ck"
                  name="role"
                  value={roleId}
                  defaultChecked={untilOf.has(roleId)}
                />
                <span>
                  {label} <span className="muted">{note}</span>
                </span>
              </label>
              <input
                type="date"
                className="inp"
                name={`until-${roleId}`}
                aria-label={`${label}的截止日`}
                defaultValue={dateOf(untilOf.get(roleId) ?? null)}
              />
            </div>
          ))}
        </fieldset>
        <TextField label="原因" name="reason" maxLength={200} hint="仅员工可见" error={error} />
        <div className="acts">
          <button
            type="submit"
            className={isBusy ? 'btn btn-ink is-loading' : 'btn btn-ink'}
            disabled={isBusy}
          >
            保存角色
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
