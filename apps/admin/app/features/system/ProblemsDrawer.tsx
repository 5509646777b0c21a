import { useCallback, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatTime } from '../../ui/format.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';

interface ProblemsDrawerProps {
  queue: 'jobs' | 'events';
  kind: string;
  label: string;
  canWrite: boolean;
  onClose: () => void;
  onChanged: () => void;
}
type Reply = Awaited<ReturnType<typeof api.system.problems>>;
type Problem = Extract<Reply, { ok: true }>['value']['rows'][number];

/** Parked, failing and late work of one kind. */
export function ProblemsDrawer({ queue, kind, label, canWrite, onClose, onChanged }: ProblemsDrawerProps) {
  const [rows, setRows] = useState<Problem[]>();
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<{ action: 'retry' | 'cancel'; id: string }>();
  const read = useCallback(async () => {
    const reply = await api.system.problems({ queue, kind });
    if (reply.ok) setRows(reply.value.rows);
    else setError(reply.refusal.message);
  }, [queue, kind]);
  useEffect(() => {
    void read();
  }, [read]);
  return (
    <Dialog kind="drawer" title={label} onClose={onClose}>
      <p className="code muted">{kind}</p>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {!rows && !error && <Loading />}
      {rows?.length === 0 && <p className="muted">没有搁置、失败或逾期的工作。</p>}
      <ul className="stack stack-4">
        {rows?.map(({ id, key, state, attempts, at, lastError, payload }) => (
          <li key={String(id)} className="panel">
            <p>
              <span className={state === 'parked' ? 'st st-bad' : 'st st-wait'}>
                {state === 'parked' ? '搁置' : '等待'}
              </span>{' '}
              {id}　{key}　
              <span className="muted">
                {formatTime(at)}，试过 {attempts} 次
              </span>
            </p>
            {lastError !== null && <p className="dim">{lastError}</p>}
            <p className="code">{payload}</p>
            {canWrite && (
              <div className="acts">
                {state === 'parked' && (
                  <button
                    type="button"
                    className="btn btn-sm"
                    onClick={() => setAsked({ action: 'retry', id: String(id) })}
                  >
                    重试
                  </button>
                )}
                {queue === 'jobs' && (
                  <button
                    type="button"
                    className="btn btn-sm btn-danger"
                    onClick={() => setAsked({ action: 'cancel', id: String(id) })}
                  >
                    取消任务
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={asked.action === 'retry' ? '重试' : '取消任务'}
          reasons={asked.action === 'retry' ? ['对方服务已恢复', '已修复'] : ['不再需要', '已人工处理']}
          action={asked.action === 'retry' ? '重试' : '取消任务'}
          isDanger={asked.action === 'cancel'}
          onClose={() => setAsked(undefined)}
          onConfirm={async (reason) => {
            const { id, action } = asked;
            const reply = await (action === 'retry'
              ? api.system.retry({ queue, kind, id, reason })
              : api.system.cancelJob({ id, reason }));
            if (!reply.ok) return reply.refusal.message;
            showToast(action === 'retry' ? '已重试' : '已取消');
            void read();
            onChanged();
            return null;
          }}
        >
          <p>{asked.action === 'retry' ? '立即重新执行。' : '这项任务不再执行。'}</p>
        </ReasonDialog>
      )}
    </Dialog>
  );
}
