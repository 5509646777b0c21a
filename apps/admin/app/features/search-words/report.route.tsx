import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/report.route';
import { SearchTabs } from './SearchTabs.tsx';

export const meta = () => [{ title: '没搜到的 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.searchReport.list(filtersOf(request)));

type Row = Output<AdminContracts['searchReport']['list']>['rows'][number];

const TABS = [
  { tab: 'empty', label: '没有结果' },
  { tab: 'few', label: '很少' },
  { tab: 'no-click', label: '没人点' },
] as const;
const DAYS = ['7', '30', '90'];

const columns = (mayEdit: boolean): readonly Column<Row>[] => [
  { id: 'query', label: '搜了什么', cell: ({ query }) => <b>{query}</b> },
  { id: 'times', label: '次数', isNumber: true, cell: ({ times }) => times.toLocaleString('en-US') },
  {
    id: 'filters',
    label: '当时的筛选',
    cell: ({ filters }) =>
      filters.length === 0 ? (
        <span className="muted">没有</span>
      ) : (
        <span className="sw-tags">
          {filters.map((filter) => (
            <span className="tag" key={filter}>
              {filter}
            </span>
          ))}
        </span>
      ),
  },
  {
    id: 'now',
    label: '不带筛选，现在有',
    isNumber: true,
    cell: ({ resultsNow }) =>
      resultsNow === 0 ? <span className="muted">没有</span> : <b>{resultsNow} 件</b>,
  },
  { id: 'reading', label: '怎么读的', cell: ({ reading }) => reading.join(' + ') },
  { id: 'clicks', label: '点开', isNumber: true, cell: ({ clicks }) => clicks, isWideOnly: true },
  {
    id: 'acts',
    label: '操作',
    cell: ({ query }) => (
      <span className="row">
        <Link
          className="lnk"
          aria-label={`试搜${query}`}
          to={`/search-words/bench?q=${encodeURIComponent(query)}`}
        >
          试搜
        </Link>
        {mayEdit && (
          <Link
            className="btn btn-sm"
            aria-label={`给${query}加同义词`}
            to={`/search-words?new=${encodeURIComponent(query)}`}
          >
            加同义词
          </Link>
        )}
      </span>
    ),
  },
];

const share = (part: number, whole: number) => (whole === 0 ? '0' : ((part / whole) * 100).toFixed(1));

/** What shoppers searched for and did not find, with the filters they used. */
export default function ReportPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const mayEdit = useCan()('search:write');
  const tab = search.get('tab') ?? 'empty';
  const days = search.get('days') ?? '7';
  const figures = [
    { label: '没有结果', times: page.empty },
    { label: '少于 3 件', times: page.few },
    { label: '有结果没人点', times: page.noClick },
  ];
  return (
    <>
      <SearchTabs note={`近 ${days} 天 ${page.searches.toLocaleString('en-US')} 次搜索，不记人`} />
      <dl className="figs">
        {figures.map(({ label, times }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">
              {share(times, page.searches)} <small>%</small>
            </dd>
            <dd className="fig-d">{times.toLocaleString('en-US')} 次</dd>
          </div>
        ))}
      </dl>
      <FilterBar filters={[]} searchName="q" searchLabel="词">
        <nav className="seg seg-sm" aria-label="哪一种">
          {TABS.map(({ tab: each, label }) => (
            <Link
              key={each}
              to={`?${withFilter(search, 'tab', each === 'empty' ? null : each)}`}
              aria-current={each === tab ? 'true' : undefined}
            >
              {label} {page.counts[each] ?? 0}
            </Link>
          ))}
        </nav>
        <nav className="seg seg-sm" aria-label="近几天">
          {DAYS.map((each) => (
            <Link
              key={each}
              to={`?${withFilter(search, 'days', each === '7' ? null : each)}`}
              aria-current={each === days ? 'true' : undefined}
            >
              {each} 天
            </Link>
          ))}
        </nav>
      </FilterBar>
      {page.rows.length === 0 ? (
        <Empty title="这段时间没有这样的搜索" icon="search">
          顾客的搜索每十秒记一次数，手机号、邮箱、地址不会记下。
        </Empty>
      ) : (
        <DataTable
          label="没搜到的"
          columns={columns(mayEdit)}
          rows={page.rows}
          idOf={({ query, filters }) => `${query}|${filters.join()}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.counts[tab] ?? 0}
        next={page.next}
        previous={page.previous}
        unit="个"
      />
    </>
  );
}
