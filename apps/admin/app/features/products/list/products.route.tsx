import { useState } from 'react';
import { Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../../ui/filters/list-address.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { ColumnChooser } from '../../../ui/table/ColumnChooser.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { layoutOf, shownColumns } from '../../../ui/table/list-layout.ts';
import { Pager } from '../../../ui/table/Pager.tsx';
import { StatusDialog } from '../StatusDialog.tsx';
import type { Route } from './+types/products.route';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { PRODUCT_SORTS, productFilters } from './product-filters.ts';

export const meta = () => [{ title: '商品 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [page, options] = await Promise.all([
    load(api.products.list(filtersOf(request))),
    load(api.products.options({})),
  ]);
  return { page, options };
}

const TABS = [
  { label: '全部', name: 'status', value: null, count: 'all' },
  { label: '在售', name: 'status', value: 'published', count: 'published' },
  { label: '草稿', name: 'status', value: 'draft', count: 'draft' },
  { label: '已下架', name: 'status', value: 'withdrawn', count: 'withdrawn' },
] as const;

/** Products in every state, with what can be done to many at once. */
export default function ProductsPage({ loaderData: { page, options } }: Route.ComponentProps) {
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const layout = layoutOf(search);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState<'published' | 'withdrawn'>();
  const { published = 0, draft = 0, withdrawn = 0, unlabelled = 0, skus = 0 } = page.counts;
  const counts: Record<string, number> = { all: published + draft + withdrawn, published, draft, withdrawn };
  const clear = () => setSelected(new Set());
  return (
    <>
      <div className="phead">
        <h1>商品</h1>
        <span className="phead-n">
          {counts['all']?.toLocaleString('zh-CN')} 件，{skus.toLocaleString('zh-CN')} 个规格
        </span>
        <div className="acts">
          {can('product:write') && (
            <Link className="btn btn-ink" to="/products/new">
              <Icon name="plus" />
              新建商品
            </Link>
          )}
        </div>
      </div>
      <nav className="views" aria-label="按状态">
        {TABS.map(({ label, name, value, count }) => (
          <Link
            key={label}
            to={`?${withFilter(search, name, value)}`}
            aria-current={search.get('status') === value ? 'page' : undefined}
          >
            {label}
            <span className="n">{counts[count]?.toLocaleString('zh-CN')}</span>
          </Link>
        ))}
        <Link
          to={`?${withFilter(search, 'unlabelled', search.get('unlabelled') ? null : 'yes')}`}
          aria-current={search.get('unlabelled') ? 'true' : undefined}
        >
          缺标签信息
          <span className={unlabelled > 0 ? 'n is-late' : 'n'}>{unlabelled}</span>
        </Link>
      </nav>
      <FilterBar filters={productFilters(options)} searchName="q" searchLabel="名称、品牌、货号、条码">
        <select
          aria-label="排序"
          className="sel sel-sm sel-auto"
          value={search.get('sort') ?? 'changed'}
          onChange={(event) => setSearch(withFilter(search, 'sort', event.target.value))}
        >
          {PRODUCT_SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ColumnChooser columns={PRODUCT_COLUMNS} />
      </FilterBar>
      {page.rows.length === 0 ? (
        <Empty title={counts['all'] === 0 ? '还没有商品' : '没有符合条件的商品'} icon="tag">
          <p>{counts['all'] === 0 ? '新建一件，或从文件导入。' : '换一个条件，或清除全部筛选。'}</p>
        </Empty>
      ) : (
        <DataTable
          label="商品"
          columns={shownColumns(PRODUCT_COLUMNS, layout)}
          density={layout.density}
          rows={page.rows}
          idOf={({ productId }) => productId}
          pathOf={({ productId }) => `/products/${productId}`}
          selected={selected}
          onSelect={setSelected}
          isBusy={state === 'loading'}
        />
      )}
      {selected.size > 0 && (
        <div className="bulk">
          <b>已选 {selected.size} 件</b>
          {can('product:write') && <Link to={`/bulk?products=${[...selected].join(',')}`}>批量修改</Link>}
          {can('product:publish') && (
            <>
              <button type="button" onClick={() => setStatus('published')}>
                上架
              </button>
              <button type="button" onClick={() => setStatus('withdrawn')}>
                下架
              </button>
            </>
          )}
          <span className="sep" />
          <button type="button" aria-label="取消选择" onClick={clear}>
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
      {status && (
        <StatusDialog
          productIds={[...selected]}
          status={status}
          onClose={() => setStatus(undefined)}
          onDone={(text) => {
            setStatus(undefined);
            clear();
            showToast(text);
            void revalidate();
          }}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="件"
      />
    </>
  );
}
