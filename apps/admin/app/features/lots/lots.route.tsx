import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/lots.route';
import { LOT_STATES, type Lot } from './lot-texts.ts';

export const meta = () => [{ title: '批次 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(
    api.lots.list(
      Object.fromEntries(new URL(request.url).searchParams) as Parameters<typeof api.lots.list>[0],
    ),
  );

const TABS = [
  { view: 'stock', label: '有货' },
  { view: 'months-6', label: '6 个月内到期' },
  { view: 'months-3', label: '3 个月内到期' },
  { view: 'expired', label: '已过期', isLate: true },
  { view: 'recalled', label: '已召回' },
  { view: 'all', label: '全部' },
] as const;

const COLUMNS: readonly Column<Lot>[] = [
  {
    id: 'lot',
    label: '批号',
    cell: ({ lotId, lotNo }) => (
      <Link className="lnk code" to={`/stock/lots/${lotId}`}>
        {lotNo}
      </Link>
    ),
  },
  {
    id: 'sku',
    label: '规格',
    cell: ({ skuId, imagePath, productName, brandName, skuName }) => (
      <ProductCell image={imagePath} name={<Link to={`/stock/${skuId}`}>{productName}</Link>}>
        {brandName}　{skuName}
      </ProductCell>
    ),
  },
  {
    id: 'code',
    label: '货号',
    isWideOnly: true,
    cell: ({ skuCode }) => <span className="code">{skuCode}</span>,
  },
  { id: 'produced', label: '生产日期', isWideOnly: true, cell: ({ producedOn }) => producedOn ?? '—' },
  { id: 'expires', label: '限用日期', cell: ({ expiresOn }) => <b>{expiresOn}</b> },
  { id: 'received', label: '收货', isNumber: true, cell: ({ received }) => received },
  { id: 'remaining', label: '剩余', isNumber: true, cell: ({ remaining }) => <b>{remaining}</b> },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={LOT_STATES[state].className}>{LOT_STATES[state].label}</span>,
  },
];

/** Lots by the day they expire. */
export default function LotsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const view = search.get('view') ?? 'stock';
  return (
    <>
      <div className="phead">
        <h1>批次</h1>
        <span className="phead-n">先到期的先发；过期和召回的批次不会发出</span>
        <div className="acts">
          <Link className="btn" to="/stock/receipts">
            进货记录
          </Link>
          <Link className="btn" to="/recalls">
            召回
          </Link>
        </div>
      </div>
      <nav className="views" aria-label="按限用日期">
        {TABS.map(({ view: each, label, ...more }) => (
          <Link
            key={each}
            to={`?${withFilter(search, 'view', each)}`}
            aria-current={each === view ? 'page' : undefined}
          >
            {label}
            {page.counts[each] !== undefined && (
              <span className={'isLate' in more && page.counts[each] > 0 ? 'n is-late' : 'n'}>
                {page.counts[each]}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <FilterBar filters={[]} searchName="q" searchLabel="批号、名称、货号、条码" />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的批次" icon="box">
          在库存页调整库存，原因选「收货」，填写批号和限用日期。
        </Empty>
      ) : (
        <DataTable
          label="批次"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ lotId }) => String(lotId)}
          pathOf={({ lotId }) => `/stock/lots/${lotId}`}
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
