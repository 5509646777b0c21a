import { useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import type { Filter } from '../../ui/filters/filter.ts';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import type { Route } from './+types/grid.route';
import { GridEditor } from './GridEditor.tsx';

export const meta = () => [{ title: '价格与库存表 · 花容管理后台' }];

const PAGE_ROWS = 5_000;
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [page, choices] = await Promise.all([
    load(api.grid.list({ ...filtersOf(request), size: PAGE_ROWS })),
    load(api.grid.choices({})),
  ]);
  return { page, choices };
}

/** Prices and stock of thousands of skus, edited like a spreadsheet and saved as one change set. */
export default function GridPage({ loaderData: { page, choices } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const { state } = useNavigation();
  const optionsOf = (list: typeof choices.brands) => list.map(({ id, name }) => ({ value: id, label: name }));
  const filters: readonly Filter[] = [
    { name: 'brandId', label: '品牌', kind: 'choice', options: optionsOf(choices.brands) },
    { name: 'categoryId', label: '分类', kind: 'choice', options: optionsOf(choices.categories) },
  ];
  const filterBar = <FilterBar filters={filters} searchName="q" searchLabel="名称、品牌、货号、条码" />;
  if (page.rows.length === 0)
    return (
      <>
        <div className="phead">
          <h1>价格与库存表</h1>
        </div>
        {filterBar}
        <Empty title={search.size === 0 ? '还没有规格' : '没有这样的规格'}>
          {search.size === 0 && '新建或导入商品后，在这里成批改价格和库存。'}
        </Empty>
      </>
    );
  return (
    <GridEditor
      rows={page.rows}
      total={page.total}
      hasCosts={page.hasCosts}
      isBusy={state === 'loading'}
      filterBar={filterBar}
      onNext={
        page.next === null
          ? null
          : () => setSearch(withFilter(search, 'after', page.next), { replace: false })
      }
      onFirst={search.has('after') ? () => setSearch(withFilter(search, 'after', null)) : null}
    />
  );
}
