import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useState } from 'react';
import { Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/pins.route';
import { PinForm } from './PinForm.tsx';
import { SearchTabs } from './SearchTabs.tsx';

export const meta = () => [{ title: '置顶与压后 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { new: _word, ...filters } = filtersOf(request);
  return load(api.searchPins.list(filters));
};

type Pin = Output<AdminContracts['searchPins']['list']>['rows'][number];

const STATES = {
  active: { label: '生效中', className: 'st st-ok' },
  planned: { label: '未开始', className: 'st st-wait' },
  ended: { label: '已结束', className: 'st st-hold' },
} as const;

const columns = (onRemove: ((pin: Pin) => void) | null): readonly Column<Pin>[] => [
  { id: 'query', label: '搜的词', cell: ({ query }) => <b>{query}</b> },
  {
    id: 'product',
    label: '商品',
    cell: ({ imagePath, productName, brandName, productId }) => (
      <ProductCell image={imagePath} name={productName}>
        {brandName}　{productId}
      </ProductCell>
    ),
  },
  {
    id: 'kind',
    label: '位置',
    cell: ({ kind, position }) => (kind === 'pin' ? `第 ${position} 位` : '压后'),
  },
  {
    id: 'time',
    label: '时间',
    cell: ({ startsAt, endsAt }) => `${formatTime(startsAt)} 至 ${endsAt ? formatTime(endsAt) : '取消'}`,
  },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={STATES[state].className}>{STATES[state].label}</span>,
  },
  { id: 'by', label: '谁', cell: ({ updatedBy }) => updatedBy, isWideOnly: true },
  ...(onRemove
    ? [
        {
          id: 'remove',
          label: '操作',
          cell: (pin: Pin) => (
            <button
              type="button"
              className="lnk"
              aria-label={`取消${pin.query}的${pin.productName}`}
              onClick={() => onRemove(pin)}
            >
              取消
            </button>
          ),
        },
      ]
    : []),
];

/** Products that are first or last for a query, with a form beside them. */
export default function PinsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state: loading } = useNavigation();
  const { revalidate } = useRevalidator();
  const mayEdit = useCan()('search:write');
  const [removed, setRemoved] = useState<Pin | null>(null);
  const chosen = search.get('state');
  const tabs = [null, ...(Object.keys(STATES) as Pin['state'][])];
  return (
    <>
      <SearchTabs note="只影响默认排序；筛选排除的商品不会出现" />
      <div className={mayEdit ? 'cols' : undefined}>
        <div>
          <FilterBar filters={[]} searchName="q" searchLabel="搜的词">
            <nav className="seg seg-sm" aria-label="状态">
              {tabs.map((each) => (
                <Link
                  key={each ?? 'all'}
                  to={`?${withFilter(search, 'state', each)}`}
                  aria-current={each === chosen ? 'true' : undefined}
                >
                  {each === null ? '全部' : STATES[each].label} {page.counts[each ?? 'all'] ?? 0}
                </Link>
              ))}
            </nav>
          </FilterBar>
          {page.rows.length === 0 ? (
            <Empty title="还没有置顶或压后" icon="pinned">
              {mayEdit && '在右边写下顾客搜的词，选一件商品。'}
            </Empty>
          ) : (
            <DataTable
              label="置顶与压后"
              columns={columns(mayEdit ? setRemoved : null)}
              rows={page.rows}
              idOf={({ pinId }) => pinId}
              isBusy={loading === 'loading'}
            />
          )}
          <Pager
            shown={page.rows.length}
            total={page.total}
            next={page.next}
            previous={page.previous}
            unit="条"
          />
        </div>
        {mayEdit && (
          <aside>
            <PinForm key={search.get('new')} query={search.get('new') ?? ''} />
          </aside>
        )}
      </div>
      {removed && (
        <ReasonDialog
          title={`取消「${removed.query}」的${removed.kind === 'pin' ? '置顶' : '压后'}`}
          reasons={['活动结束', '换一件商品']}
          action="取消这一条"
          onClose={() => setRemoved(null)}
          onConfirm={async (reason) => {
            const reply = await api.searchPins.remove({ pinId: removed.pinId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已取消');
            await revalidate();
            return null;
          }}
        />
      )}
    </>
  );
}
