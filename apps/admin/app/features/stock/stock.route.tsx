import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import type { Filter } from '../../ui/filters/filter.ts';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/stock.route';

export const meta = () => [{ title: '库存 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(api.stock.list(filtersOf(request)));

type Stock = Output<AdminContracts['stock']['list']>['rows'][number];

const TABS = [
  { tab: 'all', label: '全部' },
  { tab: 'low', label: '低于线', isLate: true },
  { tab: 'sold-out', label: '售罄' },
  { tab: 'waiting', label: '有人等' },
  { tab: 'idle', label: '28 天没动' },
  { tab: 'held', label: '有占用' },
  { tab: 'overdue', label: '过期占用', isLate: true },
] as const;

const FILTERS: readonly Filter[] = [
  {
    name: 'sort',
    label: '排序',
    kind: 'choice',
    options: [{ value: 'days', label: '可卖天数，少的在前' }],
  },
];

const COLUMNS: readonly Column<Stock>[] = [
  {
    id: 'sku',
    label: '规格',
    cell: ({ skuId, imagePath, productName, brandName, skuName }) => (
      <ProductCell image={imagePath} name={<Link to={`/stock/${skuId}`}>{productName}</Link>}>
        {brandName}　{skuName}
      </ProductCell>
    ),
  },
  { id: 'code', label: '货号', cell: ({ code }) => <span className="code">{code}</span>, isWideOnly: true },
  {
    id: 'available',
    label: '可售',
    isNumber: true,
    cell: (row) => <b className={urgency(row)}>{row.available}</b>,
  },
  { id: 'held', label: '占用', isNumber: true, cell: ({ held }) => held },
  { id: 'sold', label: '近 28 天', isNumber: true, cell: ({ soldIn28Days }) => soldIn28Days },
  {
    id: 'days',
    label: '可卖天数',
    isNumber: true,
    cell: (row) => <span className={urgency(row)}>{row.daysOfStock ?? '—'}</span>,
  },
  { id: 'mark', label: '低库存线', isNumber: true, cell: ({ lowStockAt }) => lowStockAt },
  {
    id: 'waiting',
    label: '等到货',
    isNumber: true,
    cell: ({ waiting }) => (waiting > 0 ? <b>{waiting}</b> : 0),
  },
  { id: 'state', label: '状态', cell: (row) => <StockState {...row} /> },
];

/** Stock of every sku. */
export default function StockPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const can = useCan();
  const tab = search.get('tab') ?? 'all';
  return (
    <>
      <div className="phead">
        <h1>库存</h1>
        <span className="phead-n">
          {page.counts['all']} 个规格，可售 {page.units.toLocaleString('en-US')} 件
        </span>
        <div className="acts">
          <Link className="btn" to="/stock/lots">
            批次
          </Link>
          {can('stock:count') && (
            <Link className="btn" to="/stock/takes">
              盘点
            </Link>
          )}
          {can('stock:adjust') && can('product:read') && (
            <Link className="btn" to="/grid">
              成批修改
            </Link>
          )}
        </div>
      </div>
      <nav className="views" aria-label="按库存">
        {TABS.map(({ tab: each, label, ...more }) => (
          <Link
            key={each}
            to={`?${withFilter(search, 'tab', each === 'all' ? null : each)}`}
            aria-current={each === tab ? 'page' : undefined}
          >
            {label}
            <span className={'isLate' in more && page.counts[each] ? 'n is-late' : 'n'}>
              {page.counts[each] ?? 0}
            </span>
          </Link>
        ))}
      </nav>
      <FilterBar filters={FILTERS} searchName="q" searchLabel="名称、品牌、货号、条码">
        <span className="right muted fs-12">可卖天数 = 可售 ÷ 近 28 天日均售出</span>
      </FilterBar>
      {page.rows.length === 0 ? (
        <Empty title="没有这样的规格" />
      ) : (
        <DataTable
          label="库存"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ skuId }) => skuId}
          pathOf={({ skuId }) => `/stock/${skuId}`}
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

const isLow = ({ available, lowStockAt }: Stock) => available <= lowStockAt;

function StockState(row: Stock) {
  if (!row.isLive) return <span className="muted">未上架</span>;
  if (row.available === 0) return <span className="st st-bad">售罄</span>;
  return isLow(row) ? <span className="st st-wait">低</span> : <span className="st st-ok">有货</span>;
}

function urgency(row: Stock): string | undefined {
  if (!row.isLive || !isLow(row)) return undefined;
  return row.available === 0 ? 'text-bad' : 'text-warn';
}
