import { FEEDBACK_KINDS } from '@huarong/core/feedback';
import { STORE } from '@huarong/core/shared';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/feedback-list.route';
import { FEEDBACK_STATES, type Feedback } from './feedback-texts.ts';

export const meta = () => [{ title: '意见反馈 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const filter = Object.fromEntries(new URL(request.url).searchParams);
  return load(api.feedback.list(filter as Parameters<typeof api.feedback.list>[0]));
};

const TABS = ['open', 'answered', 'closed'] as const;

const COLUMNS: readonly Column<Feedback>[] = [
  {
    id: 'no',
    label: '编号',
    cell: ({ feedbackNo, createdAt }) => (
      <span className="c2">
        <Link className="lnk no" to={`/feedback/${feedbackNo}`}>
          {feedbackNo}
        </Link>
        <small>{formatTime(createdAt)}</small>
      </span>
    ),
  },
  { id: 'kind', label: '类型', cell: ({ kind }) => FEEDBACK_KINDS[kind] },
  { id: 'text', label: '内容', cell: ({ text }) => <span className="wrap-c">{excerpt(text)}</span> },
  { id: 'who', label: '来自', cell: (row) => (row.memberId ? `会员 ${row.memberId}` : `游客 ${row.mobile}`) },
  { id: 'assignee', label: '处理人', cell: ({ assigneeName }) => assigneeName ?? '—' },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => (
      <span className={FEEDBACK_STATES[state].className}>{FEEDBACK_STATES[state].label}</span>
    ),
  },
];

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Feedback of shoppers, newest first. */
export default function FeedbackListPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const shown = search.get('state');
  const all = TABS.reduce((sum, each) => sum + (page.counts[each] ?? 0), 0);
  return (
    <>
      <div className="phead">
        <h1>意见反馈</h1>
        <span className="phead-n">
          承诺 {STORE.feedback.answerDays} 个工作日内答复；会员在消息中心收到，游客凭编号和手机号查询
        </span>
      </div>
      <nav className="views" aria-label="按状态">
        {[null, ...TABS].map((each) => (
          <Link
            key={each ?? 'all'}
            to={`?${withFilter(search, 'state', each)}`}
            aria-current={each === shown ? 'page' : undefined}
          >
            {each === null ? '全部' : FEEDBACK_STATES[each].label}
            <span className="n">{each === null ? all : page.counts[each]}</span>
          </Link>
        ))}
      </nav>
      <FilterBar
        filters={[
          {
            name: 'kind',
            label: '类型',
            kind: 'choice',
            options: Object.entries(FEEDBACK_KINDS).map(([value, label]) => ({ value, label })),
          },
          {
            name: 'mine',
            label: '处理人',
            kind: 'choice',
            options: [{ value: '1', label: '指派给我的' }],
          },
        ]}
        searchName="q"
        searchLabel="编号、订单号、内容"
      />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的反馈" icon="check">
          顾客在「意见反馈」页写来的都在这里。
        </Empty>
      ) : (
        <DataTable
          label="意见反馈"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ feedbackNo }) => feedbackNo}
          pathOf={({ feedbackNo }) => `/feedback/${feedbackNo}`}
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
    </>
  );
}
