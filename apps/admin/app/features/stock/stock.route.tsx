import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { LOW_STOCK_UNITS } from '@huarong/core/inventory';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
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
  { tab: 'low', label: `少于 ${LOW_STOCK_UNITS} 件` },
  { tab: 'sold-out', label: '售罄' },
  { tab: 'held', label: '有占用' },
] as const;

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
  { id: 'available', label: '可售', isNumber: true, cell: ({ available }) => <b>{available}</b> },
  { id: 'held', label: '占用', isNumber: true, cell: ({ held }) => held },
  { id: 'sold', label: '累计售出', isNumber: true, cell: ({ sold }) => sold },
  { id: 'waiting', label: '等到货', isNumber: true, cell: ({ waiting }) => waiting },
  { id: 'state', label: '状态', cell: (row) => <StockState {...row} /> },
];

/** Stock of every sku. */
export default function StockPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const tab = search.get('tab') ?? 'all';
  return (
    <>
      <div className="phead">
        <h1>库存</h1>
        <span className="phead-n">{page.counts['all']} 个规格</span>
      </div>
      <nav className="views" aria-label="按库存">
        {TABS.map(({ tab: each, label }) => (
          <Link
            key={each}
            to={`?${withFilter(search, 'tab', each === 'all' ? null : each)}`}
            aria-current={each === tab ? 'page' : undefined}
          >
            {label}
            <span className="n">{page.counts[each] ?? 0}</span>
          </Link>
        ))}
      </nav>
      <FilterBar filters={[]} searchName="q" searchLabel="名称、品牌、货号、条码" />
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

function StockState({ isLive, available }: Stock) {
  if (!isLive) return <span className="muted">未上架</span>;
  if (available === 0) return <span className="st st-bad">售罄</span>;
  return available < LOW_STOCK_UNITS ? (
    <span className="st st-wait">低</span>
  ) : (
    <span className="st st-ok">有货</span>
  );
}
