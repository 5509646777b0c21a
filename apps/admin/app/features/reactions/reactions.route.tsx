import { useState } from 'react';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/reactions.route';
import { ExportReactions } from './ExportReactions.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { lastMonths, REACTION_STATES, type Reaction } from './reaction-texts.ts';

export const meta = () => [{ title: '不良反应 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { order: _, ...filter } = Object.fromEntries(new URL(request.url).searchParams);
  return load(api.reactions.list(filter as Parameters<typeof api.reactions.list>[0]));
};

const TABS = ['open', 'complete', 'reported'] as const;

const COLUMNS: readonly Column<Reaction>[] = [
  {
    id: 'at',
    label: '登记时间',
    cell: ({ reactionId, openedAt }) => (
      <Link className="lnk" to={`/adverse-reactions/${reactionId}`}>
        {formatTime(openedAt)}
      </Link>
    ),
  },
  {
    id: 'sku',
    label: '商品',
    cell: ({ productName, skuName }) => (
      <span className="c2">
        {productName}
        <small>{skuName}</small>
      </span>
    ),
  },
  {
    id: 'lot',
    label: '批号',
    cell: ({ lotNo }) => (lotNo === null ? '—' : <span className="code">{lotNo}</span>),
  },
  {
    id: 'symptom',
    label: '症状',
    cell: ({ symptom }) => <span className="wrap-c">{symptom || '—'}</span>,
  },
  { id: 'began', label: '出现日期', cell: ({ beganOn }) => beganOn ?? '—' },
  {
    id: 'doctor',
    label: '就医',
    cell: ({ sawDoctor }) => (sawDoctor === null ? '—' : sawDoctor ? '是' : '否'),
  },
  {
    id: 'source',
    label: '来源',
    isWideOnly: true,
    cell: ({ returnId }) => (returnId === null ? '手工登记' : `退货 ${returnId}`),
  },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => (
      <span className={REACTION_STATES[state].className}>{REACTION_STATES[state].label}</span>
    ),
  },
];

/** Adverse reactions, newest first. */
export default function ReactionsPage({ loaderData: page }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const can = useCan();
  const [isExporting, setIsExporting] = useState(false);
  const [isRegistering, setIsRegistering] = useState(search.has('order'));
  const months = lastMonths(new Date());
  const shown = search.get('state');
  const all = TABS.reduce((sum, each) => sum + (page.counts[each] ?? 0), 0);
  const close = () => {
    setIsRegistering(false);
    if (search.has('order')) setSearch(withFilter(search, 'order', null), { replace: true });
  };
  return (
    <>
      <div className="phead">
        <h1>不良反应</h1>
        <span className="phead-n">过敏退货自动登记；补全后按月导出上报，不含姓名和订单号</span>
        {can('reaction:write') && (
          <div className="acts">
            <button type="button" className="btn" onClick={() => setIsExporting(true)}>
              按月导出
            </button>
            <button type="button" className="btn btn-ink" onClick={() => setIsRegistering(true)}>
              登记
            </button>
          </div>
        )}
      </div>
      <nav className="views" aria-label="按状态">
        {[null, ...TABS].map((each) => (
          <Link
            key={each ?? 'all'}
            to={`?${withFilter(search, 'state', each)}`}
            aria-current={each === shown ? 'page' : undefined}
          >
            {each === null ? '全部' : REACTION_STATES[each].label}
            <span className="n">{each === null ? all : page.counts[each]}</span>
          </Link>
        ))}
      </nav>
      <FilterBar
        filters={[
          {
            name: 'month',
            label: '月份',
            kind: 'choice',
            options: months.map((month) => ({ value: month, label: month })),
          },
        ]}
        searchName="q"
        searchLabel="名称、品牌、货号、条码"
      />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的记录" icon="check">
          顾客以「使用后过敏」申请退货时自动登记。
        </Empty>
      ) : (
        <DataTable
          label="不良反应"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ reactionId }) => String(reactionId)}
          pathOf={({ reactionId }) => `/adverse-reactions/${reactionId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="条"
      />
      {isExporting && (
        <ExportReactions
          months={months}
          month={search.get('month') ?? months[0] ?? ''}
          onClose={() => setIsExporting(false)}
        />
      )}
      {isRegistering && (
        <RegisterDialog
          orderId={search.get('order') ?? ''}
          onClose={close}
          onDone={(reactionId) => {
            showToast('已登记');
            void navigate(`/adverse-reactions/${reactionId}`);
          }}
        />
      )}
    </>
  );
}
