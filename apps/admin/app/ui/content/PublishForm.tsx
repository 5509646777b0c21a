import { useState } from 'react';
import { TextField } from '../Field.tsx';
import { fromLocal, toLocal } from '../local-time.ts';

/** When an edit holds, and whether it is only stored. */
export interface PublishTimes {
  applyAt: string | null;
  restoreAt: string | null;
  mode: 'draft' | 'publish';
}

interface PublishFormProps {
  isDirty: boolean;
  /** Without it only a draft can be saved. */
  canPublish: boolean;
  /** No shopper sees the row, neither before nor after. */
  isDraft?: boolean;
  /** The edit can be stored as a draft and opened again. */
  canStore: boolean;
  /** The times of a draft that was opened. */
  initial?: { applyAt: string | null; restoreAt: string | null } | undefined;
  error: string | undefined;
  onSave: (times: PublishTimes) => Promise<unknown>;
  /** Without it there is no preview. */
  onPreview?: ((times: PublishTimes) => Promise<void>) | undefined;
  /** The edit differs from what is stored, as a draft or otherwise. */
  isUnsaved?: boolean;
  /** Why a preview would not show the edit. */
  hiddenBecause?: string | undefined;
}

const localOf = (time: string | null): string => (time === null ? '' : toLocal(time));
const timeOf = (local: string): string | null => (local === '' ? null : fromLocal(local));

/** Publishes an edit now, or from one time to another. */
export function PublishForm({
  isDirty,
  canPublish,
  isDraft = false,
  canStore,
  initial = { applyAt: null, restoreAt: null },
  error,
  onSave,
  onPreview,
  isUnsaved = false,
  hiddenBecause,
}: PublishFormProps) {
  const [isPlanned, setIsPlanned] = useState(initial.applyAt !== null || initial.restoreAt !== null);
  const [from, setFrom] = useState(localOf(initial.applyAt));
  const [until, setUntil] = useState(localOf(initial.restoreAt));
  const [isBusy, setIsBusy] = useState(false);
  const maySave = canPublish || isDraft;
  async function run(mode: PublishTimes['mode'], send: (times: PublishTimes) => Promise<unknown>) {
    setIsBusy(true);
    await send(
      isPlanned
        ? { mode, applyAt: timeOf(from), restoreAt: timeOf(until) }
        : { mode, applyAt: null, restoreAt: null },
    );
    setIsBusy(false);
  }
  const save = (mode: PublishTimes['mode']) => run(mode, onSave);
  return (
    <div className="stack">
      {maySave || canStore ? (
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
      {!maySave && canStore && <p className="muted">可以存草稿，由有“发布页面内容”权限的人打开后发布</p>}
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
        {(maySave || !canStore) && (
          <button
            type="button"
            className="btn btn-ink"
            disabled={!isDirty || isBusy || !maySave}
            onClick={() => void save('publish')}
          >
            {isPlanned && from !== '' ? '定时发布' : isDraft ? '保存，不显示' : '发布'}
          </button>
        )}
        {canStore && (
          <button
            type="button"
            className="btn"
            disabled={!isDirty || isBusy}
            onClick={() => void save('draft')}
          >
            存草稿
          </button>
        )}
        {onPreview && (
          <button
            type="button"
            className="btn"
            disabled={isBusy || hiddenBecause !== undefined || (isUnsaved && !isDirty)}
            onClick={() => void run('draft', onPreview)}
          >
            {isUnsaved ? '存草稿并预览' : '预览'}
          </button>
        )}
      </div>
      {onPreview && hiddenBecause !== undefined && <p className="hint">{hiddenBecause}</p>}
    </div>
  );
}
