import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/ledger.route';
import { ExportMonth } from './ExportMonth.tsx';
import { LedgerTabs } from './LedgerTabs.tsx';
import { balanceOnSide, periodQuery, type TrialBalance, type TrialLine } from './ledger-labels.ts';
import { PeriodForm } from './PeriodForm.tsx';

export const meta = () => [{ title: '总账 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.ledger.trialBalance(filtersOf(request)));

/** Every account with its balances; their sum is 0. */
export default function LedgerPage({ loaderData: trial }: Route.ComponentProps) {
  const can = useCan();
  return (
    <>
      <div className="phead">
        <h1>总账</h1>
        <span className="phead-n">到 {trial.to} 24:00</span>
        <div className="acts">
          {can('ledger:export') && <ExportMonth month={trial.to.slice(0, 7)} />}
          <OrderSearch />
        </div>
      </div>
      <LedgerTabs />
      <PeriodForm from={trial.from} to={trial.to}>
        <Balanced {...trial} />
      </PeriodForm>
      {trial.groups.length === 0 ? (
        <Empty title="到这一天还没有分录" icon="list" />
      ) : (
        <TrialTable trial={trial} />
      )}
      <p className="hint mt-3">点科目看分录，点分录回到订单。每笔分录一经写入不可改，更正是新的一笔。</p>
    </>
  );
}

const Balanced = ({ differenceFen }: TrialBalance) =>
  differenceFen === 0 ? (
    <span className="right okline">
      <Icon name="check" size={14} />
      借贷相等，差 ¥0.00
    </span>
  ) : (
    <span className="right err">
      <Icon name="warning" size={14} />
      借贷不等，差 {formatFen(differenceFen)}
    </span>
  );

const TrialTable = ({ trial }: { trial: TrialBalance }) => (
  <div className="tw">
    <table className="tbl tbl-flat">
      <caption className="vh">试算平衡</caption>
      <thead>
        <tr>
          <th scope="col">科目</th>
          <th scope="col" className="num">
            期初
          </th>
          <th scope="col" className="num">
            借方
          </th>
          <th scope="col" className="num">
            贷方
          </th>
          <th scope="col" className="num">
            期末
          </th>
          <th scope="col" className="num">
            分录
          </th>
        </tr>
      </thead>
      {trial.groups.map(({ label, accounts }) => (
        <tbody key={label}>
          <tr className="grp">
            <td colSpan={6}>{label}</td>
          </tr>
          {accounts.map((line) => (
            <Line key={line.account} line={line} query={periodQuery(trial)} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td colSpan={2}>合计</td>
          <td className="num">{formatFen(trial.debitFen)}</td>
          <td className="num">{formatFen(trial.creditFen)}</td>
          <td className="num">{formatFen(trial.differenceFen)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  </div>
);

const Line = ({ line, query }: { line: TrialLine; query: string }) => (
  <tr className={line.warning ? 'is-cursor' : undefined}>
    <td>
      <Link className="lnk" to={`/ledger/${line.account}${query}`}>
        {line.label}
      </Link>
      {line.warning && <span className="ledger-warning">{line.warning}</span>}
    </td>
    <td className="num">{formatFen(balanceOnSide(line.openingFen, line.side))}</td>
    <td className="num">{formatFen(line.debitFen)}</td>
    <td className="num">{formatFen(line.creditFen)}</td>
    <td className="num">{formatFen(balanceOnSide(line.closingFen, line.side))}</td>
    <td className="num">{line.entries.toLocaleString('en-US')}</td>
  </tr>
);

/** Leads to the account of an order. */
function OrderSearch() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [number = ''] = String(new FormData(event.currentTarget).get('order')).trim().split('-');
    if (!/^\d{18}$/.test(number)) return setError('订单号是 18 位数字');
    void navigate(`/ledger/order:${number}?from=2020-01-01`);
  }
  return (
    <form className="row" onSubmit={submit}>
      {error && (
        <span className="err" role="alert">
          {error}
        </span>
      )}
      <input className="inp" name="order" aria-label="订单号" placeholder="订单号" inputMode="numeric" />
      <button type="submit" className="btn btn-ink">
        <Icon name="search" size={14} />
        按订单查
      </button>
    </form>
  );
}
