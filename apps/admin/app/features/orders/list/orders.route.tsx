import { ORDERS_COUNTED, OrderStatus } from '@huarong/core/orders';
import { useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { useAllCarriers } from '../../../platform/carriers/use-carriers.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { useRefreshOnFocus } from '../../../platform/use-refresh-on-focus.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../../ui/filters/list-address.ts';
import { SavedViews } from '../../../ui/filters/SavedViews.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ColumnChooser } from '../../../ui/table/ColumnChooser.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { changesLayoutOnly, layoutOf, shownColumns } from '../../../ui/table/list-layout.ts';
import { Pager } from '../../../ui/table/Pager.tsx';
import { statusQuery } from '../order-texts.ts';
import type { Route } from './+types/orders.route';
import { BulkActions } from './BulkActions.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { ORDER_SORTS, orderFilters } from './order-filters.ts';

export const meta = () => [{ title: '订单 · 花容管理后台' }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [page, counts, provinces] = await Promise.all([
    load(api.orders.list(filtersOf(request))),
    load(api.orders.counts({})),
    load(api.orders.regions({})),
  ]);
  return { page, counts, provinces: provinces.rows };
}

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && !changesLayoutOnly(currentUrl, nextUrl);

/** Sub-orders by filters, with what can be done to many at once. */
export default function OrdersPage({ loaderData: { page, counts, provinces } }: Route.ComponentProps) {
  const can = useCan();
  const navigation = useNavigation();
  const [search, setSearch] = useSearchParams();
  const layout = layoutOf(search);
  const [isExporting, setIsExporting] = useState(false);
  useRefreshOnFocus();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <div className="phead">
        <h1>订单</h1>
        <span className="phead-n">待发货 {counts.unshipped ?? '10,000+'} 单</span>
        <div className="acts">
          {can('order:ship') && (
            <>
              <Link className="btn" to="/orders/scan">
                <Icon name="scan" />
                扫码发货
              </Link>
              <Link className="btn" to="/orders/ship-file">
                <Icon name="upload" />
                文件发货
              </Link>
            </>
          )}
          {can('order:export') && (
            <button type="button" className="btn" onClick={() => setIsExporting(true)}>
              <Icon name="download" />
              导出
            </button>
          )}
        </div>
      </div>
      <SavedViews
        list="orders"
        builtIn={[
          { name: '全部', query: '' },
          {
            name: '待发货',
            query: `${statusQuery(OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped)}&sort=deadline`,
            count: counts.unshipped,
          },
          { name: '逾期未发', query: 'late=yes&sort=deadline', count: counts.late, isLate: true },
          { name: '待确认', query: statusQuery(OrderStatus.AwaitingConfirmation), count: counts.toConfirm },
          { name: '取消申请', query: 'undecided=yes', count: counts.toDecide },
          { name: '部分发货', query: statusQuery(OrderStatus.PartlyShipped), count: counts.partlyShipped },
          { name: '无物流', query: 'untraced=yes', count: counts.untraced, isLate: true },
          { name: '拒收', query: 'refused=yes', count: counts.refused },
        ]}
      />
      <FilterBar filters={orderFilters(provinces, useAllCarriers())}>
        <select
          aria-label="排序"
          className="sel sel-sm sel-auto"
          value={search.get('sort') ?? 'placed'}
          onChange={(event) => setSearch(withFilter(search, 'sort', event.target.value))}
        >
          {ORDER_SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ColumnChooser columns={orderColumns} />
      </FilterBar>
      {page.rows.length === 0 ? (
        <Empty title="没有符合条件的订单" icon="bag">
          <p>换一个条件，或清除全部筛选。</p>
        </Empty>
      ) : (
        <DataTable
          label="订单"
          columns={shownColumns(orderColumns, layout)}
          density={layout.density}
          rows={page.rows}
          idOf={({ subOrderId }) => subOrderId}
          pathOf={({ orderId }) => `/orders/${orderId}`}
          selected={selected}
          onSelect={setSelected}
          isBusy={navigation.state === 'loading'}
        />
      )}
      {isExporting && <ExportDialog total={page.total} onClose={() => setIsExporting(false)} />}
      <BulkActions selected={selected} onClear={() => setSelected(new Set())} />
      <Pager
        shown={page.rows.length}
        total={page.total}
        countedTo={ORDERS_COUNTED}
        next={page.next}
        previous={page.previous}
        unit="单"
      />
    </>
  );
}
