import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import type { Edit, Preview, Selection } from './bulk-edits.ts';

interface SaveBulkDialogProps {
  preview: Preview;
  request: { selection: Selection; edits: Edit[] };
  onClose: () => void;
  onDone: (setId: string, text: string) => void;
}

/** A local time of the form as the shop's time. */
const timeOf = (text: string): string | null =>
  text === '' ? null : new Date(`${text}:00+08:00`).toISOString();

/** Title, reason, and when it takes effect. */
export function SaveBulkDialog({ preview, request, onClose, onDone }: SaveBulkDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name)).trim();
    setIsBusy(true);
    const reply = await api.bulk.save({
      ...request,
      title: text('title'),
      reason: text('reason'),
      applyAt: timeOf(text('applyAt')),
      restoreAt: timeOf(text('restoreAt')),
      isLeavingRefused: preview.refused > 0,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    const { state, setId, changed } = reply.value;
    onDone(String(setId), state === 'planned' ? `已定时，${changed} 件` : `已修改 ${changed} 件`);
  }
  return (
    <Dialog title={`修改 ${preview.changed} 件商品`} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        {preview.refused > 0 && (
          <p className="note note-warn">{preview.refused} 件不能这样改，会留下不动。</p>
        )}
        <TextField label="名称" name="title" maxLength={60} required defaultValue="批量修改" />
        <div className="fgrid">
          <TextField
            label="生效时间"
            name="applyAt"
            type="datetime-local"
            isOptional
            hint="不填就是现在（北京时间）"
          />
          <TextField
            label="恢复时间"
            name="restoreAt"
            type="datetime-local"
            isOptional
            hint="到时改回原来的样子"
          />
        </div>
        <TextAreaField
          label="原因"
          name="reason"
          rows={2}
          minLength={2}
          maxLength={200}
          required
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
