import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { previewOfEdit } from '../../ui/content/preview-address.ts';
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
  /** The lines differ from what is stored, as a draft or otherwise. */
  isUnsaved: boolean;
  /** When the line that is being edited begins; null: at once. */
  startsAt: string | null;
  onClose: () => void;
  onLines: (lines: DraftLine[]) => void;
  onSaved: (text: string) => void;
}

const SAVED = { draft: '已存草稿', planned: '已定时', applied: '已发布' };

/** Saves the changed lines: as a draft, now, or at a time. */
export function SaveBar({
  slot,
  lines,
  draft,
  isUnsaved,
  startsAt,
  onClose,
  onLines,
  onSaved,
}: SaveBarProps) {
  const can = useCan();
  const [applyAt, setApplyAt] = useState(draft?.applyAt ? toLocal(draft.applyAt) : '');
  const [error, setError] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = isChanged(lines);
  const navigate = useNavigate();

  /** The number of the change set; null: nothing was saved. */
  async function save(mode: 'draft' | 'publish', isWarned = false): Promise<string | null> {
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
      onSaved(SAVED[reply.value.state]);
      return reply.value.setId;
    }
    const { refusal } = reply;
    if (refusal.code === 'slot-warned') setWarning(refusal.message);
    else setError(refusal.message);
    if (refusal.code === 'slot-conflict') setConflicts(refusal.fields);
    return null;
  }

  /** Only what is stored can be shown, so changes become a draft first. */
  async function preview() {
    const time = isUnsaved ? fromLocal(applyAt) || null : (draft?.applyAt ?? null);
    const setId = isUnsaved ? await save('draft') : (draft?.setId ?? null);
    if (isUnsaved && setId === null) return;
    const back = `/content/${slot.label}`;
    await navigate(
      previewOfEdit({
        setId,
        times: [time, startsAt],
        page: '/',
        back: setId === null ? back : `${back}?draft=${setId}`,
      }),
    );
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
          {can('product:read') && (
            <button type="button" className="btn" disabled={isBusy} onClick={() => void preview()}>
              {isUnsaved ? '存草稿并预览' : '预览'}
            </button>
          )}
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
