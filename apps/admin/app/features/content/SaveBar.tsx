import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { type Conflict, ConflictNote } from './ConflictNote.tsx';
import { type DraftLine, isChanged, rebase, saveInput } from './slot-draft.ts';
import type { Slot, SlotSet } from './types.ts';

interface SaveBarProps {
  slot: Slot;
  lines: readonly DraftLine[];
  /** The draft that is open: saving replaces it. */
  draft: SlotSet | undefined;
  onClose: () => void;
  onLines: (lines: DraftLine[]) => void;
  onSaved: (text: string) => void;
}

const SAVED = { draft: '已存草稿', planned: '已定时', applied: '已发布' };

/** Saves the changed lines: as a draft, now, or at a time. */
export function SaveBar({ slot, lines, draft, onClose, onLines, onSaved }: SaveBarProps) {
  const can = useCan();
  const [applyAt, setApplyAt] = useState(draft?.applyAt ? toLocal(draft.applyAt) : '');
  const [error, setError] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = isChanged(lines);

  async function save(mode: 'draft' | 'publish', isWarned = false) {
    setIsBusy(true);
    const reply = await api.content.save({
      label: slot.label,
      ...saveInput(lines),
      mode,
      draftId: draft?.setId ?? null,
      applyAt: fromLocal(applyAt) || null,
      restoreAt: null,
      isWarned,
    });
    setIsBusy(false);
    setError(undefined);
    setWarning(undefined);
    setConflicts([]);
    if (reply.ok) {
      setApplyAt('');
      return onSaved(SAVED[reply.value.state]);
    }
    const { refusal } = reply;
    if (refusal.code === 'slot-warned') return setWarning(refusal.message);
    if (refusal.code === 'slot-conflict') setConflicts(refusal.fields);
    setError(refusal.message);
  }

  /** Reads what others have saved, and puts my changes over it. */
  async function takeOver(theirs: readonly Conflict[]) {
    const reply = await api.content.slot({ label: slot.label });
    if (!reply.ok) return setError(reply.refusal.message);
    onLines(rebase(lines, reply.value, theirs));
    setConflicts([]);
    setError(undefined);
  }

  return (
    <section className="slot-save" aria-label="保存">
      <div className="row">
        <label className="row">
          <span className="muted">定时发布（北京时间）</span>
          <input
            className="inp"
            type="datetime-local"
            value={applyAt}
            onChange={(event) => setApplyAt(event.target.value)}
          />
        </label>
        <span className="right row">
          <span className="muted">
            {draft ? `正在改${draft.madeBy ?? '命令行'}的草稿` : isDirty ? '有改动没有保存' : '没有改动'}
          </span>
          <button type="button" className="btn" disabled={!isDirty || isBusy} onClick={onClose}>
            {draft ? '关上草稿' : '放弃改动'}
          </button>
          <button
            type="button"
            className="btn"
            disabled={!isDirty || isBusy}
            onClick={() => void save('draft')}
          >
            存草稿
          </button>
          {can('content:publish') && (
            <button
              type="button"
              className="btn btn-ink"
              disabled={!isDirty || isBusy}
              onClick={() => void save('publish')}
            >
              {applyAt === '' ? '发布' : '定时发布'}
            </button>
          )}
        </span>
      </div>
      {error && (
        <p className="note note-err" role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {warning && (
        <div className="note note-warn" role="alert">
          <Icon name="warning" />
          <span>{warning}</span>
          <button type="button" className="btn btn-sm right" onClick={() => void save('publish', true)}>
            仍然发布
          </button>
        </div>
      )}
      {conflicts.length > 0 && (
        <ConflictNote
          conflicts={conflicts}
          onMine={() => void takeOver([])}
          onTheirs={() => void takeOver(conflicts)}
        />
      )}
    </section>
  );
}
