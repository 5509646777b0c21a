import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ISSUE_STATES } from './coupon-labels.ts';
import type { OfferDetail } from './types.ts';

type Issue = OfferDetail['issues'][number];
type Batch = OfferDetail['batches'][number];

const BATCH_COLUMNS: readonly Column<Batch>[] = [
  {
    id: 'batch',
    label: '批次',
    cell: ({ batchId, prefix }) => (
      <Link to={`/coupons/batches/${batchId}`}>
        第 {batchId} 批{prefix && ` ${prefix}`}
      </Link>
    ),
  },
  { id: 'quantity', label: '生成', isNumber: true, cell: ({ quantity }) => quantity },
  { id: 'claimed', label: '领走', isNumber: true, cell: ({ claimed }) => claimed },
  { id: 'open', label: '未领', isNumber: true, cell: ({ open }) => open },
  { id: 'by', label: '生成人', cell: ({ madeBy }) => madeBy },
  { id: 'at', label: '时间', cell: ({ createdAt }) => formatTime(createdAt) },
];

/** The issues of a coupon with their progress, and its batches of single-use codes. */
export function IssuesAndBatches({ offer, onChanged }: { offer: OfferDetail; onChanged: () => void }) {
  const can = useCan();
  const [stopped, setStopped] = useState<Issue | null>(null);
  const columns: readonly Column<Issue>[] = [
    { id: 'source', label: '发给谁', cell: ({ source }) => source },
    {
      id: 'progress',
      label: '进度',
      cell: ({ issued, skipped, expected }) => (
        <span className="cp-bar">
          <progress value={issued + skipped} max={expected} aria-label={`已处理 ${issued + skipped} 位`} />
          {issued} / {expected}
          {skipped > 0 && `，跳过 ${skipped}`}
        </span>
      ),
    },
    { id: 'exposure', label: '至多让利', isNumber: true, cell: ({ exposureFen }) => formatFen(exposureFen) },
    { id: 'by', label: '发起', cell: ({ madeBy }) => madeBy },
    { id: 'at', label: '时间', cell: ({ createdAt }) => formatTime(createdAt) },
    {
      id: 'state',
      label: '状态',
      cell: ({ state }) => <span className={ISSUE_STATES[state].className}>{ISSUE_STATES[state].label}</span>,
    },
    {
      id: 'actions',
      label: '操作',
      cell: (issue) =>
        (issue.state === 'running' || issue.state === 'waiting') && can('coupon:issue') ? (
          <button type="button" className="btn btn-sm" onClick={() => setStopped(issue)}>
            停止
          </button>
        ) : null,
    },
  ];
  return (
    <>
      <section className="panel" aria-labelledby="cp-issues">
        <div className="panel-h">
          <h2 id="cp-issues">发给会员</h2>
        </div>
        {offer.issues.length === 0 ? (
          <p className="muted">还没有发给会员过</p>
        ) : (
          <DataTable
            label="发给会员"
            columns={columns}
            rows={offer.issues}
            idOf={({ issueId }) => String(issueId)}
          />
        )}
      </section>
      <section className="panel mt-4" aria-labelledby="cp-batches">
        <div className="panel-h">
          <h2 id="cp-batches">一人一码</h2>
        </div>
        {offer.batches.length === 0 ? (
          <p className="muted">还没有生成过券码</p>
        ) : (
          <DataTable
            label="一人一码"
            columns={BATCH_COLUMNS}
            rows={offer.batches}
            idOf={({ batchId }) => String(batchId)}
          />
        )}
      </section>
      {stopped && (
        <ReasonDialog
          title="停止发放"
          reasons={['条件选错', '预算用完']}
          action="停止发放"
          isDanger
          onClose={() => setStopped(null)}
          onConfirm={async (reason) => {
            const reply = await api.coupons.stopIssue({ issueId: String(stopped.issueId), reason });
            if (!reply.ok) return reply.refusal.message;
            onChanged();
            return null;
          }}
        >
          <p>已发的 {stopped.issued} 张照常可用，其余的人不再发。</p>
        </ReasonDialog>
      )}
    </>
  );
}
