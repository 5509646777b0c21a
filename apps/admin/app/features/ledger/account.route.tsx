import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf, withoutCursor } from '../../ui/filters/list-address.ts';
import { formatExactTime, formatFen } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/account.route';
import { type Account, balanceOnSide, type Entry, periodQuery } from './ledger-labels.ts';
import { PeriodForm } from './PeriodForm.tsx';

export const meta = () => [{ title: '科目 · 花容管理后台' }];
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(api.ledger.account({ ...filtersOf(request), account: params.account }));

/** The entries of an account, newest first, with the balance after each. */
export default function AccountPage({ loaderData: account }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { rows, side } = account;
  const isLine = rows.some((row) => row.account !== account.account);
  const columns: readonly Column<Entry>[] = [
    { id: 'at', label: '时间', cell: ({ at }) => formatExactTime(at) },
    {
      id: 'kind',
      label: '事由',
      cell: ({ kindText, movementId }) => (
        <Link className="lnk" to={`/ledger/movements/${movementId}`}>
          {kindText}
        </Link>
      ),
    },
    { id: 'reference', label: '凭据', cell: ({ reference }) => <span className="no">{reference}</span> },
    ...(isLine
      ? [
          {
            id: 'account',
            label: '明细科目',
            cell: (row: Entry) => (
              <Link className="lnk" to={`/ledger/${row.account}?from=2020-01-01`}>
                {row.account.slice(row.account.indexOf(':') + 1)}
              </Link>
            ),
          },
        ]
      : []),
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
    {
      id: 'balance',
      label: '余额',
      isNumber: true,
      cell: ({ balanceFen }) => formatFen(balanceOnSide(balanceFen, side)),
    },
  ];
  return (
    <>
      <div className="phead">
        <h1>{account.label}</h1>
        <span className="phead-n">余额在{side === 'debit' ? '借方' : '贷方'}</span>
        <div className="acts">
          <OrderLink account={account.account} />
          <Link className="btn" to={`/ledger${periodQuery(account)}`}>
            回到试算平衡
          </Link>
        </div>
      </div>
      <PeriodForm from={account.from} to={account.to} />
      <Sums {...account} />
      {rows.length === 0 ? (
        <Empty title="这段时间没有分录" icon="list" />
      ) : (
        <DataTable
          label="分录"
          columns={columns}
          rows={rows}
          idOf={({ entryId }) => String(entryId)}
          pathOf={({ movementId }) => `/ledger/movements/${movementId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pages {...account} />
    </>
  );
}

function OrderLink({ account }: { account: string }) {
  if (!account.startsWith('order:')) return null;
  return (
    <Link className="btn" to={`/orders/${account.slice('order:'.length)}`}>
      打开订单
    </Link>
  );
}

const Sums = ({ openingFen, debitFen, creditFen, closingFen, side }: Account) => (
  <dl className="ledger-sums">
    {Object.entries({
      期初: balanceOnSide(openingFen, side),
      借方: debitFen,
      贷方: creditFen,
      期末: balanceOnSide(closingFen, side),
    }).map(([label, fen]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatFen(fen)}</dd>
      </div>
    ))}
  </dl>
);

/** Older entries only: the balance of each follows from the one after it. */
function Pages({ rows, entries, next }: Account) {
  const [search] = useSearchParams();
  const pathTo = (after: string) => {
    const params = withoutCursor(search);
    params.set('after', after);
    return `?${params}`;
  };
  return (
    <div className="pager">
      <span>
        本页 {rows.length} 条，共 {entries.toLocaleString('en-US')} 条
      </span>
      <div className="right row">
        {search.has('after') && (
          <Link className="btn" to={`?${withoutCursor(search)}`}>
            回到最新
          </Link>
        )}
        {next && (
          <Link className="btn" to={pathTo(next)}>
            更早的
          </Link>
        )}
      </div>
    </div>
  );
}
