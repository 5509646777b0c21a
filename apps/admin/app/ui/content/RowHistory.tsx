import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../format.ts';
import { showToast } from '../Toaster.tsx';
import type { ContentEdit } from './use-content-edit.ts';

type Home = AdminContracts['home'];
type Entry = Output<Home['history']>['sets'][number];

const STATES: Readonly<Record<string, string>> = {
  draft: '草稿',
  planned: '已定时',
  applied: '已生效',
  undone: '已撤销',
  failed: '没有生效',
};

/** A row that change sets write. */
export interface RowOfHistory {
  kind: Input<Home['history']>['kind'];
  rowId: string;
  /** Another value reads the history again. */
  version: unknown;
}

/** The change sets of a row; each leads to what it changed, and to undoing it. Drafts are opened in the editor. */
export function RowHistory({ kind, rowId, version, edit }: RowOfHistory & { edit: ContentEdit }) {
  const [sets, setSets] = useState<Entry[]>([]);
  const [read, setRead] = useState(0);
  const [error, setError] = useState<string>();
  /** The draft that the address names is opened once. */
  const asked = useRef(useSearchParams()[0].get('draft'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version reads again.
  useEffect(() => {
    let isCurrent = true;
    void api.home.history({ kind, rowId }).then((reply) => {
      if (!isCurrent || !reply.ok) return;
      setSets(reply.value.sets);
      const set = reply.value.sets.find(({ setId }) => setId === asked.current);
      asked.current = null;
      if (set?.draft && !edit.isUnsaved) edit.openDraft({ ...set, ...set.draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, rowId, version, read]);
  async function takeBack({ setId, state }: Entry) {
    const reply =
      state === 'draft' ? await api.content.discard({ setId }) : await api.changes.withdraw({ setId });
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    showToast(state === 'draft' ? '已丢弃' : '已撤回');
    if (edit.draft?.setId === setId) edit.closeDraft();
    setRead(read + 1);
  }
  if (sets.length === 0) return <p className="hint">还没有改动。</p>;
  return (
    <>
      <ul className="ct-list" aria-label="改动记录">
        {sets.map((set) => (
          <li key={set.setId}>
            <span className="grow">
              <Link to={`/changes/${set.setId}`}>{set.title}</Link>
              <small className="muted">
                {' '}
                {set.madeBy ?? '命令行'} {formatTime(set.madeAt)}
                {set.state === 'planned' && set.applyAt !== null && `，${formatTime(set.applyAt)} 生效`}
              </small>
            </span>
            <span className="muted">{STATES[set.state] ?? set.state}</span>
            <Actions set={set} edit={edit} onTakeBack={() => void takeBack(set)} />
          </li>
        ))}
      </ul>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function Actions({ set, edit, onTakeBack }: { set: Entry; edit: ContentEdit; onTakeBack: () => void }) {
  const can = useCan();
  const { draft } = set;
  if (!can('content:write')) return null;
  if (draft)
    return (
      <span className="row">
        <button
          type="button"
          className="btn btn-sm"
          disabled={edit.isUnsaved || edit.draft?.setId === set.setId}
          title={edit.isUnsaved ? '先保存现在的改动' : undefined}
          onClick={() => edit.openDraft({ ...set, ...draft })}
        >
          打开草稿
        </button>
        <button type="button" className="btn btn-sm" onClick={onTakeBack}>
          丢弃
        </button>
      </span>
    );
  if ((set.state !== 'planned' && set.state !== 'failed') || !(set.isMine || can('content:publish')))
    return null;
  return (
    <button type="button" className="btn btn-sm" onClick={onTakeBack}>
      撤回计划
    </button>
  );
}
