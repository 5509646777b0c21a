import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/presales.route';
import { PHASES, type PresaleRow } from './presale-labels.ts';

export const meta = () => [{ title: '预售 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.presales.list(filtersOf(request)));

const COLUMNS: readonly Column<PresaleRow>[] = [
  {
    id: 'title',
    label: '名称与商品',
    cell: ({ presaleId, title, productName, skuName }) => (
      <span className="c2">
        <Link className="lnk-q" to={`/presales/${presaleId}`}>
          <b className="strong">{title}</b>
        </Link>
        <small>
          {productName} {skuName}
        </small>
      </span>
    ),
  },
  { id: 'price', label: '价格', isNumber: true, cell: ({ priceFen }) => formatFen(priceFen) },
  { id: 'deposit', label: '定金', isNumber: true, cell: ({ depositFen }) => formatFen(depositFen) },
  {
    id: 'booked',
    label: '已订',
    isNumber: true,
    cell: ({ booked, quota }) => (quota === null ? booked : `${booked} / ${quota}`),
  },
  { id: 'until', label: '付定金到', cell: ({ depositUntil }) => formatTime(depositUntil) },
  { id: 'balance', label: '付尾款到', cell: ({ balanceUntil }) => formatTime(balanceUntil) },
  {
    id: 'phase',
    label: '状态',
    cell: ({ phase }) => <span className={PHASES[phase].className}>{PHASES[phase].label}</span>,
  },
];

/** Every presale and what is booked of it. */
export default function PresalesPage({ loaderData: page }: Route.ComponentProps) {
  const { state } = useNavigation();
  const can = useCan();
  return (
    <>
      <div className="phead">
        <h1>预售</h1>
        <span className="phead-n">先付定金，到货前付尾款</span>
        {can('presale:write') && (
          <div className="acts">
            <Link className="btn btn-ink" to="/presales/new">
              <Icon name="plus" />
              新建预售
            </Link>
          </div>
        )}
      </div>
      {page.rows.length === 0 ? (
        <Empty title="还没有预售" icon="clock" />
      ) : (
        <DataTable
          label="预售"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ presaleId }) => presaleId}
          pathOf={({ presaleId }) => `/presales/${presaleId}`}
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
