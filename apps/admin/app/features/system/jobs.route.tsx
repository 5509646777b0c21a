import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatExactTime, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/jobs.route';
import { HealthFigures } from './HealthFigures.tsx';
import { MaintenanceNote } from './MaintenanceNote.tsx';
import { MaintenanceSwitch } from './MaintenanceSwitch.tsx';
import { ProblemsDrawer } from './ProblemsDrawer.tsx';
import { ReplicaTable } from './ReplicaTable.tsx';

export const meta = () => [{ title: '任务与健康 · 花容管理后台' }];
export const clientLoader = () => load(api.system.overview({}));

type Kind = Route.ComponentProps['loaderData']['kinds'][number];

/** Background work by kind, and the health of the shop. */
export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { kinds, maintenance, readAt } = loaderData;
  const can = useCan();
  const canWrite = can('job:write');
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Kind>();
  const [retried, setRetried] = useState<Kind>();
  const parkedKinds = kinds.filter(({ parked }) => parked > 0).length;
  const columns: readonly Column<Kind>[] = [
    { id: 'queue', label: '种类', cell: ({ queue }) => (queue === 'jobs' ? '任务' : '事件') },
    {
      id: 'kind',
      label: '名称',
      cell: (kind) => (
        <button type="button" className="lnk-q" onClick={() => setOpened(kind)}>
          <b>{kind.label}</b>
        </button>
      ),
    },
    { id: 'waiting', label: '等待', isNumber: true, cell: ({ waiting }) => waiting },
    {
      id: 'late',
      label: '逾期',
      isNumber: true,
      cell: ({ late }) => <span className={late > 0 ? 'due due-late' : undefined}>{late}</span>,
    },
    {
      id: 'parked',
      label: '搁置',
      isNumber: true,
      cell: ({ parked }) => <span className={parked > 0 ? 'due due-late' : undefined}>{parked}</span>,
    },
    { id: 'next', label: '下次', cell: ({ nextAt }) => formatTime(nextAt) },
    {
      id: 'error',
      label: '上次错误',
      cell: ({ lastError }) => <div className="ell dim">{lastError ?? '—'}</div>,
    },
    {
      id: 'acts',
      label: '',
      cell: (kind) =>
        canWrite &&
        kind.parked > 0 && (
          <button type="button" className="btn btn-sm" onClick={() => setRetried(kind)}>
            重试 {kind.parked} 项
          </button>
        ),
    },
  ];
  return (
    <>
      <div className="phead">
        <h1>任务与健康</h1>
        <span className="phead-n">
          {maintenance ? '商城已关闭' : '商城营业中'}
          {parkedKinds > 0 && `，${parkedKinds} 项须处理`}
        </span>
        <div className="acts">
          <span className="muted">{formatExactTime(readAt)} 读取</span>
          <button type="button" className="btn" onClick={() => void revalidate()}>
            立即刷新
          </button>
          {can('setting:write') && (
            <MaintenanceSwitch maintenance={maintenance} onChanged={() => void revalidate()} />
          )}
        </div>
      </div>
      {maintenance && <MaintenanceNote {...maintenance} />}
      <HealthFigures {...loaderData} />
      <DataTable
        label="任务与事件"
        columns={columns}
        rows={kinds}
        idOf={({ queue, kind }) => `${queue}-${kind}`}
        onOpen={setOpened}
      />
      <ReplicaTable {...loaderData} />
      {opened && (
        <ProblemsDrawer
          queue={opened.queue}
          kind={opened.kind}
          label={opened.label}
          canWrite={canWrite}
          onClose={() => setOpened(undefined)}
          onChanged={() => void revalidate()}
        />
      )}
      {retried && (
        <ReasonDialog
          title={`重试：${retried.label}`}
          reasons={['对方服务已恢复', '已修复']}
          action={`重试 ${retried.parked} 项`}
          onClose={() => setRetried(undefined)}
          onConfirm={async (reason) => {
            const { queue, kind } = retried;
            const reply = await api.system.retry({ queue, kind, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(`已重试 ${reply.value.retried} 项`);
            void revalidate();
            return null;
          }}
        >
          <p>搁置的工作立即重新执行；同一件事有几项时只执行较新的一项。</p>
        </ReasonDialog>
      )}
    </>
  );
}
