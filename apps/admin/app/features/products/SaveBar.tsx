import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { momentOf } from './product-texts.ts';

export interface SaveTimes {
  applyAt: string | null;
  restoreAt: string | null;
}

interface SaveBarProps {
  count: number;
  /** What changed: 中文名、昵称 */
  text: string;
  error: string | null;
  isBusy: boolean;
  isBlocked: boolean;
  /** A product that does not exist yet cannot be planned. */
  canPlan?: boolean;
  onDiscard: () => void;
  onSave: (times: SaveTimes, reason: string | undefined) => void;
}

const NOW: SaveTimes = { applyAt: null, restoreAt: null };

/** The foot of an editor: how much has changed, and saving it now or at a time. */
export function SaveBar({
  count,
  text,
  error,
  isBusy,
  isBlocked,
  canPlan = true,
  onDiscard,
  onSave,
}: SaveBarProps) {
  const [reason, setReason] = useState('');
  const [isPlanning, setIsPlanning] = useState(false);
  const [planError, setPlanError] = useState<string>();
  const save = (times: SaveTimes) => onSave(times, reason.trim().length >= 2 ? reason.trim() : undefined);
  function plan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [applyAt, restoreAt] = [momentOf(String(form.get('from'))), momentOf(String(form.get('until')))];
    if (applyAt === null) return setPlanError('请选择生效时间');
    setIsPlanning(false);
    save({ applyAt, restoreAt });
  }
  if (count === 0) return null;
  return (
    <section className="savebar" aria-label="保存">
      <b>{count} 处改动</b>
      <span className="muted ell savebar-text">{text}</span>
      {error && (
        <span className="err" role="alert">
          {error}
        </span>
      )}
      <div className="right row">
        <input
          className="inp savebar-reason"
          aria-label="原因（选填）"
          placeholder="原因（选填）"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <button type="button" className="btn" disabled={isBusy} onClick={onDiscard}>
          放弃
        </button>
        {canPlan && (
          <button
            type="button"
            className="btn"
            disabled={isBusy || isBlocked}
            onClick={() => setIsPlanning(true)}
          >
            <Icon name="clock" size={14} />
            存为定时改动
          </button>
        )}
        <button
          type="button"
          className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
          disabled={isBusy || isBlocked}
          onClick={() => save(NOW)}
        >
          保存
        </button>
      </div>
      {isPlanning && (
        <Dialog title="定时改动" onClose={() => setIsPlanning(false)} size="sm">
          <form className="stack stack-4" onSubmit={plan}>
            <TextField label="生效时间" type="datetime-local" name="from" error={planError} />
            <TextField
              label="恢复时间"
              type="datetime-local"
              name="until"
              isOptional
              hint="到时变回原来的样子，除非有人又改过"
            />
            <div className="acts">
              <button type="submit" className="btn btn-ink">
                定时保存
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  );
}
