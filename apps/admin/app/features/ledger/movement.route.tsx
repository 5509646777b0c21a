import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { formatExactTime, formatFen } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/movement.route';
import type { Movement } from './ledger-labels.ts';

export const meta = () => [{ title: '分录 · 花容管理后台' }];
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  load(api.ledger.movement({ movementId: params.movementId }));

type Part = Movement['entries'][number];

const SOURCES = {
  order: { label: '订单', pathOf: (id: string) => `/orders/${id}` },
  payment: { label: '支付', pathOf: (id: string) => `/payments/${id}` },
  refund: { label: '退款', pathOf: (id: string) => `/refunds?q=${id}` },
} as const;

const COLUMNS: readonly Column<Part>[] = [
  {
    id: 'account',
    label: '科目',
    cell: ({ account, label }) => (
      <Link className="lnk" to={`/ledger/${account}`}>
        {label}
      </Link>
    ),
  },
  {
    id: 'debit',
    label: '借方',
    isNumber: true,
    cell: ({ amountFen }) => (amountFen > 0 ? formatFen(amountFen) : ''),
  },
  {
    id: 'credit',
    label: '贷方',
    isNumber: true,
    cell: ({ amountFen }) => (amountFen < 0 ? formatFen(-amountFen) : ''),
  },
];

/** One movement: all its entries, and the order, payment or refund behind it. */
export default function MovementPage({ loaderData: movement }: Route.ComponentProps) {
  const { kindText, reference, at, entries, sources } = movement;
  const difference = entries.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return (
    <>
      <div className="phead">
        <h1>
          {kindText} {reference}
        </h1>
        <span className="phead-n">{formatExactTime(at)}</span>
        <div className="acts">
          {sources.map(({ kind, id }) => (
            <Link className="btn" key={`${kind} ${id}`} to={SOURCES[kind].pathOf(id)}>
              {SOURCES[kind].label} {id}
            </Link>
          ))}
        </div>
      </div>
      <DataTable label="分录" columns={COLUMNS} rows={entries} idOf={({ account }) => account} />
      <p className="hint mt-3">借贷相差 {formatFen(difference)}。分录写入后不可改，更正是新的一笔。</p>
    </>
  );
}
