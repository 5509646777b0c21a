import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import type { ScenarioInput } from './types.ts';

interface SaveCaseDialogProps {
  scenario: ScenarioInput;
  onClose: () => void;
  onSaved: (caseId: string) => void;
}

/** Saves what is typed under a permanent address. */
export function SaveCaseDialog({ scenario, onClose, onSaved }: SaveCaseDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return setError('请起个名字');
    setIsBusy(true);
    const reply = await api.simulator.save({ name, scenario });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    onSaved(reply.value.caseId);
  }
  return (
    <Dialog
      title="存为例子"
      size="sm"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button type="submit" form="sim-save" className="btn btn-ink" disabled={isBusy}>
            保存
          </button>
        </>
      }
    >
      <form id="sim-save" onSubmit={(event) => void save(event)}>
        <TextField label="名字" name="name" maxLength={60} error={error} hint="保存后有固定的链接" />
      </form>
    </Dialog>
  );
}
