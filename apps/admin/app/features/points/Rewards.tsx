import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { formatPoints, type Reward } from './points-texts.ts';
import { RewardDialog } from './RewardDialog.tsx';

/** What members can get for points. */
export function Rewards({ rewards }: { rewards: readonly Reward[] }) {
  const { revalidate } = useRevalidator();
  const can = useCan();
  const [editing, setEditing] = useState<Reward | null>(null);
  const columns: readonly Column<Reward>[] = [
    { id: 'name', label: '兑换品', cell: ({ name }) => name },
    { id: 'points', label: '积分', isNumber: true, cell: ({ points }) => formatPoints(points) },
    {
      id: 'left',
      label: '还有',
      isNumber: true,
      cell: ({ left }) => <span className={left === 0 ? 'text-bad' : undefined}>{formatPoints(left)}</span>,
    },
    { id: 'waiting', label: '等待寄出', isNumber: true, cell: ({ waiting }) => formatPoints(waiting) },
    { id: 'state', label: '状态', cell: stateOf },
    {
      id: 'act',
      label: '',
      cell: (reward) =>
        can('points:adjust') && (
          <button
            type="button"
            className="btn btn-sm"
            aria-label={`修改 ${reward.name}`}
            onClick={() => setEditing(reward)}
          >
            修改
          </button>
        ),
    },
  ];
  if (rewards.length === 0) return <Empty title="没有兑换品" icon="star" />;
  return (
    <div className="mt-3">
      <DataTable label="兑换品" columns={columns} rows={rewards} idOf={({ rewardId }) => rewardId} />
      {editing && (
        <RewardDialog reward={editing} onClose={() => setEditing(null)} onDone={() => void revalidate()} />
      )}
    </div>
  );
}

function stateOf({ isLive, isSendable }: Reward) {
  if (!isLive) return <span className="st">已停止</span>;
  return isSendable ? (
    <span className="st st-ok">可以兑换</span>
  ) : (
    <span className="st st-hold">规格已停售，不能兑换</span>
  );
}
