import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AssortmentTabs } from '../../ui/assortment/AssortmentTabs.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/brands.route';

export const meta = () => [{ title: '品牌 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.brands.list(filtersOf(request)));

type Brand = Output<AdminContracts['brands']['list']>['rows'][number];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];
const TABS = [
  { value: '', label: '全部', count: 'all' },
  { value: 'shown', label: '显示', count: 'shown' },
  { value: 'hidden', label: '隐藏', count: 'hidden' },
  { value: 'empty', label: '没有商品', count: 'empty' },
] as const;
const COLUMNS: readonly Column<Brand>[] = [
  {
    id: 'letter',
    label: '首字母',
    cell: ({ letter }) => <span className="brand-letter roman">{letter}</span>,
  },
  {
    id: 'name',
    label: '品牌',
    cell: ({ brandId, nameEn, nameCn }) => (
      <div className="c2">
        <Link className="roman" to={`/brands/${brandId}`}>
          {nameEn}
        </Link>
        <small>{nameCn}</small>
      </div>
    ),
  },
  { id: 'nicknames', label: '昵称', cell: ({ nicknames }) => nicknames.join('、') || '—' },
  {
    id: 'origin',
    label: '产地与创办',
    cell: ({ origin, sinceYear }) => [origin, sinceYear].filter(Boolean).join('，') || '—',
  },
  { id: 'key', label: '标识', cell: ({ key }) => <span className="code">{key}</span>, isWideOnly: true },
  { id: 'products', label: '商品', isNumber: true, cell: ({ productCount }) => productCount },
  {
    id: 'state',
    label: '状态',
    cell: ({ isLive }) =>
      isLive ? <span className="st st-ok">显示</span> : <span className="st st-end">隐藏</span>,
  },
];

/** Every brand by letter. */
export default function BrandsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const can = useCan();
  const letter = search.get('letter');
  const tab = search.get('tab') ?? '';
  return (
    <>
      <div className="phead">
        <h1>品牌与分类</h1>
        {can('brand:write') && (
          <div className="acts">
            <Link className="btn btn-ink" to="/brands/new">
              <Icon name="plus" />
              新建品牌
            </Link>
          </div>
        )}
      </div>
      <AssortmentTabs count={page.counts['all'] ?? 0} />
      <FilterBar filters={[]} searchName="q" searchLabel="中外文名、昵称、标识">
        <nav className="brand-letters roman right" aria-label="按首字母">
          {LETTERS.map((each) => (
            <Link
              key={each}
              to={`?${withFilter(search, 'letter', each === letter ? null : each)}`}
              aria-current={each === letter ? 'true' : undefined}
              aria-label={each === '#' ? '其他' : each}
              className={page.letters.includes(each) ? undefined : 'is-none'}
            >
              {each}
            </Link>
          ))}
        </nav>
      </FilterBar>
      <nav className="seg seg-sm brand-tabs" aria-label="按状态">
        {TABS.map(({ value, label, count }) => (
          <Link
            key={label}
            to={`?${withFilter(search, 'tab', value)}`}
            aria-current={value === tab ? 'page' : undefined}
          >
            {label} {page.counts[count] ?? 0}
          </Link>
        ))}
      </nav>
      {page.rows.length === 0 ? (
        <Empty title="没有这样的品牌" />
      ) : (
        <DataTable
          label="品牌"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ brandId }) => brandId}
          pathOf={({ brandId }) => `/brands/${brandId}`}
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
