import { type ReactNode, useState } from 'react';
import { TextField } from '../Field.tsx';
import { fromLocal } from '../local-time.ts';

/** When an edit holds. */
export interface PublishTimes {
  applyAt: string | null;
  restoreAt: string | null;
}

interface PublishFormProps {
  isDirty: boolean;
  /** Without it an edit can only be planned, unless it is a draft. */
  canPublish: boolean;
  isDraft?: boolean;
  error: string | undefined;
  onSave: (times: PublishTimes) => Promise<void>;
  children?: ReactNode;
}

const timeOf = (local: string): string | null => (local === '' ? null : fromLocal(local));

/** Publishes an edit now, or from one time to another. */
export function PublishForm({
  isDirty,
  canPublish,
  isDraft = false,
  error,
  onSave,
  children,
}: PublishFormProps) {
  const [isPlanned, setIsPlanned] = useState(false);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const mayNow = canPublish || isDraft;
  const isLater = isPlanned || !mayNow;
  async function save() {
    setIsBusy(true);
    await onSave(
      isLater ? { applyAt: timeOf(from), restoreAt: timeOf(until) } : { applyAt: null, restoreAt: null },
    );
    setIsBusy(false);
  }
  return (
    <div className="stack">
      {mayNow && (
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={isPlanned}
            onChange={({ target }) => setIsPlanned(target.checked)}
          />
          <span>定时生效</span>
        </label>
      )}
      {isLater && (
        <div className="cols-2">
          <TextField
            label="生效（北京时间）"
            type="datetime-local"
            value={from}
            hint={mayNow ? '不填：马上' : '你可以定时，马上生效要有发布权限'}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label="恢复原样"
            type="datetime-local"
            isOptional
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </div>
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="btn btn-ink"
          disabled={!isDirty || isBusy || (!mayNow && from === '')}
          onClick={() => void save()}
        >
          {isLater && from !== '' ? '定时发布' : isDraft ? '保存草稿' : '发布'}
        </button>
        {children}
      </div>
    </div>
  );
}
