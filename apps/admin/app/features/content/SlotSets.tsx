import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { previewOfSet } from '../../ui/content/preview-address.ts';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { CHANGE_STATES } from '../changes/change-texts.ts';
import type { SlotSet } from './types.ts';

interface SlotSetsProps {
  sets: readonly SlotSet[];
  /** The draft that is open. */
  opened: string | undefined;
  /** Undefined: there is unsaved work, so no draft can be opened. */
  onOpen: ((set: SlotSet) => void) | undefined;
  onDone: () => void;
}

const REASONS = ['填错了', '活动取消', '换了内容'];
const SHOWN = 8;

/** Drafts, plans and what was published, newest first, each with what it changes. */
export function SlotSets({ sets, opened, onOpen, onDone }: SlotSetsProps) {
  const [undoing, setUndoing] = useState<SlotSet>();
  return (
    <section className="panel" aria-labelledby="sets">
      <div className="panel-h">
        <h2 id="sets">草稿、计划与历史</h2>
      </div>
      {sets.length === 0 && <p className="muted">还没有改过。</p>}
      <ul className="slot-sets">
        {sets.slice(0, SHOWN).map((set) => (
          <li key={set.setId}>
            <div className="row">
              <Link to={`/changes/${set.setId}`}>{set.title}</Link>
              <span className={CHANGE_STATES[set.state].className}>{CHANGE_STATES[set.state].label}</span>
            </div>
            <p className="muted">
              {set.madeBy ?? '命令行'} {formatTime(set.appliedAt ?? set.createdAt)}
              {set.applyAt !== null && set.appliedAt === null && `，定在 ${formatTime(set.applyAt)}`}
            </p>
            <Rows rows={set.rows} />
            {set.problem !== null && <p className="err">{set.problem}</p>}
            <SetActions
              set={set}
              isOpen={set.setId === opened}
              onOpen={onOpen && (() => onOpen(set))}
              onDone={onDone}
              onUndo={() => setUndoing(set)}
            />
          </li>
        ))}
      </ul>
      {undoing && (
        <ReasonDialog
          title={`撤销「${undoing.title}」`}
          reasons={REASONS}
          action="撤销"
          isDanger
          onClose={() => setUndoing(undefined)}
          onConfirm={async (reason) => {
            const reply = await api.changes.undo({ setId: undoing.setId, reason, isLeavingTouched: false });
            if (!reply.ok) return reply.refusal.message;
            showToast('已撤销');
            onDone();
            return null;
          }}
        />
      )}
    </section>
  );
}

const Rows = ({ rows }: Pick<SlotSet, 'rows'>) => (
  <dl className="slot-diff">
    {rows.slice(0, 3).map(({ name, isNew, fields }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a set never change
      <div key={index}>
        <dt>{isNew ? `新的一行「${name.replaceAll('/', '')}」` : name.replaceAll('/', '')}</dt>
        {!isNew &&
          fields.slice(0, 4).map(({ label, before, after }) => (
            <dd key={label}>
              {label}：<del>{before}</del> <ins>{after}</ins>
            </dd>
          ))}
      </div>
    ))}
  </dl>
);

interface SetActionsProps {
  set: SlotSet;
  isOpen: boolean;
  onOpen: (() => void) | undefined;
  onDone: () => void;
  onUndo: () => void;
}

function SetActions({ set, isOpen, onOpen, onDone, onUndo }: SetActionsProps) {
  const can = useCan();
  const [warning, setWarning] = useState<string>();
  const [error, setError] = useState<string>();
  async function publish(isWarned: boolean) {
    const reply = await api.content.publish({ setId: set.setId, isWarned });
    setError(undefined);
    setWarning(undefined);
    if (reply.ok) {
      showToast(reply.value.state === 'planned' ? '已定时' : '已发布');
      return onDone();
    }
    if (reply.refusal.code === 'slot-warned') setWarning(reply.refusal.message);
    else setError(reply.refusal.message);
  }
  async function remove() {
    const reply =
      set.state === 'draft'
        ? await api.content.discard({ setId: set.setId })
        : await api.changes.withdraw({ setId: set.setId });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(set.state === 'draft' ? '已丢弃' : '已撤回');
    onDone();
  }
  const mayPublish = can('content:publish');
  const mayTakeBack = mayPublish || (set.isMine && can('content:write'));
  return (
    <>
      {warning && <p className="note note-warn">{warning}</p>}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <span className="row">
        {(set.state === 'draft' || set.state === 'planned') && can('product:read') && (
          <Link className="btn btn-sm" to={previewOfSet(set)} aria-label={`预览：${set.title}`}>
            预览
          </Link>
        )}
        {set.state === 'draft' && can('content:write') && (
          <button
            type="button"
            className="btn btn-sm"
            disabled={isOpen || !onOpen}
            title={onOpen ? undefined : '先保存现在的改动'}
            onClick={onOpen}
          >
            打开草稿
          </button>
        )}
        {set.state === 'draft' && mayPublish && (
          <button type="button" className="btn btn-sm" onClick={() => void publish(warning !== undefined)}>
            {warning ? '仍然发布' : '发布草稿'}
          </button>
        )}
        {(set.state === 'draft' ? can('content:write') : set.state === 'planned' && mayTakeBack) && (
          <button type="button" className="btn btn-sm" onClick={() => void remove()}>
            {set.state === 'draft' ? '丢弃' : '撤回计划'}
          </button>
        )}
        {set.state === 'applied' && mayPublish && (
          <button type="button" className="btn btn-sm" onClick={onUndo}>
            撤销
          </button>
        )}
      </span>
    </>
  );
}
