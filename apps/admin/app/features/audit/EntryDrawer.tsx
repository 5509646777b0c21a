import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Diff } from '../../ui/evidence/Diff.tsx';
import { formatExactTime, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { OUTCOMES, SUBJECT_LABELS, subjectPath } from './audit-labels.ts';

type Reply = Awaited<ReturnType<typeof api.audit.entry>>;
type Entry = Extract<Reply, { ok: true }>['value'];

interface EntryDrawerProps {
  entryId: string;
  onClose: () => void;
  /** To the entry before or after in the list; absent at its ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

const OPERATIONS = { insert: '新增', update: '修改', delete: '删除' } as const;

/** One action: who, from where, why, and every field that it changed. J and K lead through the list. */
export function EntryDrawer({ entryId, onClose, onPrevious, onNext }: EntryDrawerProps) {
  const [entry, setEntry] = useState<Entry>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api.audit.entry({ entryId }).then((reply) => {
      if (!isCurrent) return;
      setError(reply.ok ? undefined : reply.refusal.message);
      setEntry(reply.ok ? reply.value : undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [entryId]);
  useEffect(() => {
    // The keys of a page are off inside a dialog; these two belong to the dialog.
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j') onNext?.();
      if (event.key === 'k') onPrevious?.();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onNext, onPrevious]);
  const path = entry && subjectPath(entry.subjectKind, entry.subjectId);
  return (
    <Dialog
      kind="drawer"
      title={entry?.action ?? '操作记录'}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn" disabled={!onPrevious} onClick={onPrevious}>
            上一条 <span className="kbd">K</span>
          </button>
          <button type="button" className="btn" disabled={!onNext} onClick={onNext}>
            下一条 <span className="kbd">J</span>
          </button>
          {path && (
            <div className="right">
              <Link className="btn" to={path}>
                打开{SUBJECT_LABELS[entry.subjectKind]}
              </Link>
            </div>
          )}
        </>
      }
    >
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {entry ? <EntryFacts entry={entry} /> : !error && <Loading />}
    </Dialog>
  );
}

const EntryFacts = ({ entry }: { entry: Entry }) => (
  <div className="stack stack-4">
    <dl className="kv kv-w">
      <dt>谁</dt>
      <dd>{entry.who}</dd>
      <dt>时间</dt>
      <dd>{formatExactTime(entry.at)}</dd>
      <dt>对象</dt>
      <dd>
        {SUBJECT_LABELS[entry.subjectKind] ?? entry.subjectKind} {entry.subjectId}
      </dd>
      <dt>权限</dt>
      <dd>
        <span className="perm">{entry.permission}</span>
      </dd>
      <dt>结果</dt>
      <dd>
        <span className={OUTCOMES[entry.outcome].className}>{OUTCOMES[entry.outcome].label}</span>{' '}
        {entry.refusal !== null && <span className="code">{entry.refusal}</span>}
      </dd>
      <dt>理由</dt>
      <dd>{entry.reason ?? '—'}</dd>
      <dt>从何处</dt>
      <dd>
        {entry.address ?? '—'}
        {entry.sessionId !== null && <span className="muted">　会话 {entry.sessionId}</span>}
      </dd>
      <dt>请求</dt>
      <dd className="code">{entry.requestId}</dd>
      {entry.approvalId !== null && (
        <>
          <dt>审批</dt>
          <dd>
            <Link className="lnk" to={`/approvals/${entry.approvalId}`}>
              {entry.approvalId}
            </Link>
          </dd>
        </>
      )}
    </dl>
    {entry.changes.map(({ table, key, operation, changes }) => (
      <section className="panel" key={`${table}-${key}-${operation}`}>
        <div className="panel-h">
          <h3>
            {OPERATIONS[operation]} <span className="code">{table}</span>
          </h3>
          <span className="muted">{key}</span>
        </div>
        <Diff changes={changes} />
      </section>
    ))}
    {entry.changes.length === 0 && <p className="muted">没有改动数据。</p>}
    <p className="hint">个人信息以遮盖形式保存。</p>
    <div className={entry.sealedAt === null ? 'note' : 'note note-ok'}>
      <Icon name="shield" />
      <div>
        {entry.sealedAt === null
          ? '此条将在当日结束后随当日记录封存。'
          : `当日记录已于 ${formatTime(entry.sealedAt)} 封存。`}
      </div>
    </div>
  </div>
);
