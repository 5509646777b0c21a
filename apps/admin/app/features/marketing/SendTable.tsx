import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { CHANNEL_LABELS, type Send } from './types.ts';

const STATES = {
  sending: { label: '正在发送', className: 'st st-wait' },
  done: { label: '已完成', className: 'st st-ok' },
  stopped: { label: '已停止', className: 'st st-off' },
} as const;

/** Sends with their progress; one that runs can be stopped. */
export function SendTable({ sends, onChanged }: { sends: readonly Send[]; onChanged: () => void }) {
  const can = useCan();
  const [stopped, setStopped] = useState<Send>();
  const columns: readonly Column<Send>[] = [
    { id: 'channel', label: '渠道', cell: ({ channel }) => CHANNEL_LABELS[channel] },
    { id: 'campaign', label: '活动号', cell: ({ campaign }) => <b className="no">{campaign}</b> },
    {
      id: 'text',
      label: '内容',
      cell: ({ subject, text }) => <div className="ell">{[subject, text].filter(Boolean).join('　')}</div>,
    },
    { id: 'state', label: '状态', cell: ({ state }) => <StateLabel state={state} /> },
    { id: 'sent', label: '已发', isNumber: true, cell: ({ sent, expected }) => `${sent} / ${expected}` },
    { id: 'by', label: '发送人', cell: ({ by }) => by },
    { id: 'at', label: '开始', cell: ({ createdAt }) => formatTime(createdAt) },
    {
      id: 'acts',
      label: '',
      cell: (send) =>
        can('message:send') &&
        send.state === 'sending' && (
          <button type="button" className="btn btn-sm btn-danger" onClick={() => setStopped(send)}>
            停止
          </button>
        ),
    },
  ];
  if (sends.length === 0) return <Empty title="还没有发送过" icon="mail" />;
  return (
    <>
      <DataTable label="发送记录" columns={columns} rows={sends} idOf={({ sendId }) => String(sendId)} />
      {stopped && (
        <ReasonDialog
          title={`停止发送 ${stopped.campaign}`}
          reasons={['文案有误', '活动取消']}
          action="停止发送"
          isDanger
          onClose={() => setStopped(undefined)}
          onConfirm={async (reason) => {
            const reply = await api.marketing.stop({ sendId: stopped.sendId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已停止发送');
            onChanged();
            return null;
          }}
        >
          <p>已发出的不能收回。以后用同一个活动号再次发送时，只发给还没有收到的会员。</p>
        </ReasonDialog>
      )}
    </>
  );
}

const StateLabel = ({ state }: Pick<Send, 'state'>) => (
  <span className={STATES[state].className}>{STATES[state].label}</span>
);
