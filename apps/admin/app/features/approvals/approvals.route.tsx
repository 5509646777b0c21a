import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatFen, formatRemaining, formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/approvals.route';
import { APPROVAL_STATES, type ApprovalRow, kindLabel } from './approval-texts.ts';

export const meta = () => [{ title: '审批 · 花容管理后台' }];

const TABS = [
  { id: 'waiting', label: '等待批准', input: { state: 'waiting' } },
  { id: 'own', label: '我提交的', input: { isOwn: 'true' } },
  { id: 'approved', label: '已批准', input: { state: 'approved' } },
  { id: 'refused', label: '已驳回', input: { state: 'refused' } },
  { id: 'expired', label: '已过期', input: { state: 'expired' } },
] as const;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];
  const [after, before] = [search.get('after'), search.get('before')];
  return load(
    api.approvals.list({
      ...tab.input,
      ...(after !== null && { after }),
      ...(before !== null && { before }),
    }),
  );
}

const COLUMNS: readonly Column<ApprovalRow>[] = [
  { id: 'number', label: '申请号', cell: ({ approvalId }) => <span className="no muted">{approvalId}</span> },
  {
    id: 'what',
    label: '事项',
    cell: ({ approvalId, kind, title }) => (
      <div className="c2">
        <Link to={`/approvals/${approvalId}`}>
          <b>{kindLabel(kind)}</b>
        </Link>
        <small>{title}</small>
      </div>
    ),
  },
  { id: 'by', label: '提交人', cell: ({ requestedBy }) => requestedBy },
  { id: 'reason', label: '理由', cell: ({ reason }) => <span className="approval-cell dim">{reason}</span> },
  {
    id: 'amount',
    label: '金额',
    isNumber: true,
    cell: ({ amountFen }) => (amountFen === null ? '—' : formatFen(amountFen)),
  },
  { id: 'until', label: '有效期', cell: (row) => <Until {...row} /> },
  { id: 'state', label: '状态', cell: (row) => <State {...row} /> },
];

/** Requests that need a second person. */
export default function ApprovalsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const tab = search.get('tab') ?? 'waiting';
  return (
    <>
      <div className="phead">
        <h1>审批</h1>
        <span className="phead-n">自己提交的申请须由另一人决定</span>
      </div>
      <nav className="views" aria-label="按状态">
        {TABS.map(({ id, label }) => (
          <Link key={id} to={`?tab=${id}`} aria-current={id === tab ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {page.rows.length === 0 ? (
        <Empty title="这里没有申请" />
      ) : (
        <>
          <DataTable
            label="申请"
            columns={COLUMNS}
            rows={page.rows}
            idOf={({ approvalId }) => String(approvalId)}
            pathOf={({ approvalId }) => `/approvals/${approvalId}`}
            isBusy={state === 'loading'}
          />
          {(page.next ?? page.previous) && (
            <Pager
              shown={page.rows.length}
              total={page.total}
              next={page.next}
              previous={page.previous}
              unit="件"
            />
          )}
        </>
      )}
    </>
  );
}

function Until({ state, expiresAt, decidedAt, decidedBy }: ApprovalRow) {
  if (state !== 'waiting') return decidedAt ? `${formatTime(decidedAt)} ${decidedBy ?? ''}` : '—';
  const { text, isSoon } = formatRemaining(expiresAt);
  return <span className={isSoon ? 'due due-soon' : 'due'}>{text}</span>;
}

function State({ state, canDecide, isOwn }: ApprovalRow) {
  const { label, className } = APPROVAL_STATES[state];
  return (
    <span className={className}>
      {canDecide ? '等我决定' : isOwn && state === 'waiting' ? '等他人决定' : label}
    </span>
  );
}
