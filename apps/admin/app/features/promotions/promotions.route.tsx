import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import type { Filter } from '../../ui/filters/filter.ts';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { WAITING } from '../../ui/price-floor/WaitingNote.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/promotions.route';
import { PHASES } from './promotion-texts.ts';

export const meta = () => [{ title: '促销 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { days, ...filters } = filtersOf(request) as Record<string, string>;
  const [from, to] = (days ?? '').split('~');
  return load(
    api.promotions.list({
      ...filters,
      ...(from && { from: new Date(`${from}T00:00:00+08:00`).toISOString() }),
      ...(to && { to: new Date(`${to}T24:00:00+08:00`).toISOString() }),
    }),
  );
};

type Row = Output<AdminContracts['promotions']['list']>['rows'][number];

const TABS = [
  { value: '', label: '全部', count: 'all' },
  { value: 'running', label: '进行中', count: 'running' },
  { value: 'planned', label: '已排期', count: 'planned' },
  { value: 'draft', label: '草稿', count: 'draft' },
  { value: 'waiting', label: '待批准', count: 'waiting' },
  { value: 'today', label: '今天结束', count: 'today' },
  { value: 'ended', label: '已结束', count: 'ended' },
] as const;
const FILTERS: readonly Filter[] = [
  {
    name: 'kind',
    label: '类型',
    kind: 'choice',
    options: [
      { value: 'fullAmount', label: '满减与满折' },
      { value: 'flashSale', label: '秒杀' },
      { value: 'limitedTime', label: '限时折扣' },
      { value: 'memberPrice', label: '会员价' },
      { value: 'gift', label: '满赠' },
      { value: 'extraBuy', label: '加价购' },
      { value: 'bundle', label: '搭配价' },
    ],
  },
  { name: 'days', label: '期间', kind: 'days' },
];
const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'title',
    label: '名称与范围',
    cell: ({ promotionId, title, scopeText }) => (
      <span className="c2">
        <Link className="strong" to={`/promotions/${promotionId}`}>
          {title}
        </Link>
        <small>{scopeText}</small>
      </span>
    ),
  },
  { id: 'kind', label: '类型', cell: ({ kindText }) => <span className="tag tag-soft">{kindText}</span> },
  {
    id: 'window',
    label: '时间',
    cell: ({ startsAt, endsAt }) => (
      <span className="c2">
        <span>{formatTime(startsAt)}</span>
        <small>{formatTime(endsAt)}</small>
      </span>
    ),
  },
  {
    id: 'phase',
    label: '状态',
    cell: ({ phase, waiting }) => (
      <span className="c2">
        <span className={PHASES[phase].className}>{PHASES[phase].label}</span>
        {waiting && <small className={WAITING.className}>{WAITING.label}</small>}
      </span>
    ),
  },
  { id: 'quota', label: '名额', cell: ({ quota }) => (quota ? <Quota {...quota} /> : '不限') },
  {
    id: 'edited',
    label: '改动',
    isWideOnly: true,
    cell: ({ updatedBy, updatedAt }) =>
      updatedAt === null ? '—' : `${updatedBy ?? ''} ${formatTime(updatedAt)}`,
  },
];

const Quota = ({ total, used, unit }: NonNullable<Row['quota']>) => (
  <span className="row">
    <meter className="quota" min={0} max={total} value={Math.min(used, total)} aria-label="已用名额" />
    <span>
      {used} / {total} {unit}
    </span>
  </span>
);

/** Every promotion and bundle price, newest first. */
export default function PromotionsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const can = useCan();
  const tab = search.get('tab') ?? '';
  return (
    <>
      <div className="phead">
        <h1>促销</h1>
        <span className="phead-n">
          进行中 {page.counts['running'] ?? 0} 个，已排期 {page.counts['planned'] ?? 0} 个
        </span>
        <div className="acts">
          <Link className="btn" to="/promotions/calendar">
            <Icon name="clock" />
            时间轴
          </Link>
          {can('promotion:write') && (
            <Link className="btn btn-ink" to="/promotions/new">
              <Icon name="plus" />
              新建促销
            </Link>
          )}
        </div>
      </div>
      <nav className="views" aria-label="按状态">
        {TABS.map(({ value, label, count }) => (
          <Link
            key={label}
            to={`?${withFilter(search, 'tab', value)}`}
            aria-current={value === tab ? 'page' : undefined}
          >
            {label}
            <span className="n">{page.counts[count] ?? 0}</span>
          </Link>
        ))}
      </nav>
      <FilterBar filters={FILTERS} searchName="q" searchLabel="促销名称" />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的促销" />
      ) : (
        <DataTable
          label="促销"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ promotionId }) => promotionId}
          pathOf={({ promotionId }) => `/promotions/${promotionId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="个"
      />
    </>
  );
}
