import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/changes.route';
import { CHANGE_STATES, type ChangeSet, countsText, effectTime, kindLabel } from './change-texts.ts';

export const meta = () => [{ title: '改动单 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.changes.list(filtersOf(request)));

const TABS = ['waiting', 'planned', 'applied', 'undone', 'refused', 'failed'] as const;

const COLUMNS: readonly Column<ChangeSet>[] = [
  { id: 'number', label: '单号', cell: ({ setId }) => <span className="no muted">{setId}</span> },
  {
    id: 'title',
    label: '名称与内容',
    cell: ({ setId, title, counts }) => (
      <div className="c2">
        <Link to={`/changes/${setId}`}>
          <b>{title}</b>
        </Link>
        <small>{countsText(counts)}</small>
      </div>
    ),
  },
  { id: 'kind', label: '来源', cell: ({ kind }) => kindLabel(kind) },
  { id: 'by', label: '提交', cell: ({ madeBy }) => madeBy ?? '命令行' },
  { id: 'time', label: '生效时间', cell: (set) => effectTime(set) },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={CHANGE_STATES[state].className}>{CHANGE_STATES[state].label}</span>,
  },
];

/** Every change of the catalogue as one set: imports first, later grids, bulk edits and plans. */
export default function ChangesPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const tab = search.get('state');
  const all = Object.values(page.counts).reduce((sum, count) => sum + (count ?? 0), 0);
  const tabs = [
    { id: null, label: '全部', count: all },
    ...TABS.map((id) => ({ id, label: CHANGE_STATES[id].label, count: page.counts[id] ?? 0 })),
  ];
  return (
    <>
      <div className="phead">
        <h1>改动单</h1>
        <span className="phead-n">一次保存就是一单，没有人再改过就能撤销</span>
      </div>
      <nav className="views" aria-label="按状态">
        {tabs.map(({ id, label, count }) => (
          <Link
            key={label}
            to={`?${withFilter(search, 'state', id)}`}
            aria-current={id === tab ? 'page' : undefined}
          >
            {label}
            <span className="n">{count}</span>
          </Link>
        ))}
      </nav>
      {page.rows.length === 0 ? (
        <Empty title={tab === null ? '还没有改动' : '没有这样的改动单'}>
          {tab === null && '导入商品文件后，每次导入在这里是一单，可以逐行查看和撤销。'}
        </Empty>
      ) : (
        <DataTable
          label="改动单"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ setId }) => setId}
          pathOf={({ setId }) => `/changes/${setId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="单"
      />
    </>
  );
}
