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
  /** Without it only a draft can be saved. */
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
  const maySave = canPublish || isDraft;
  async function save() {
    setIsBusy(true);
    await onSave(
      isPlanned ? { applyAt: timeOf(from), restoreAt: timeOf(until) } : { applyAt: null, restoreAt: null },
    );
    setIsBusy(false);
  }
  return (
    <div className="stack">
      {maySave ? (
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={isPlanned}
            onChange={({ target }) => setIsPlanned(target.checked)}
          />
          <span>定时生效</span>
        </label>
      ) : (
        <p className="muted">要有“发布页面内容”的权限才能改</p>
      )}
      {isPlanned && (
        <div className="cols-2">
          <TextField
            label="生效（北京时间）"
            type="datetime-local"
            value={from}
            hint="不填：马上"
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
          disabled={!isDirty || isBusy || !maySave}
          onClick={() => void save()}
        >
          {isPlanned && from !== '' ? '定时发布' : isDraft ? '保存草稿' : '发布'}
        </button>
        {children}
      </div>
    </div>
  );
}
