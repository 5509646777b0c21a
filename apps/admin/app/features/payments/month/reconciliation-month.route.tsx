import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link, useSearchParams } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { filtersOf, withFilter } from '../../../ui/filters/list-address.ts';
import { formatFen } from '../../../ui/format.ts';
import { PaymentViews } from '../PaymentViews.tsx';
import type { Route } from './+types/reconciliation-month.route';

type Month = Output<AdminContracts['reconciliation']['month']>;
type Week = Month['weeks'][number];
type DayLine = Week['days'][number];
type Sums = Month['total'];

export const meta = () => [{ title: '对账月报 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.reconciliation.month(filtersOf(request)));

/** The days of a month by provider, with the sums of weeks. */
export default function ReconciliationMonthPage({ loaderData: month }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <div className="phead">
        <h1>对账月报</h1>
        <span className="phead-n">{month.month}</span>
      </div>
      <PaymentViews current="reconciliation" />
      <div className="row pay-days">
        <input
          key={month.month}
          className="inp"
          type="month"
          aria-label="月份"
          defaultValue={month.month}
          onChange={(event) => {
            if (/^20\d\d-\d\d$/.test(event.target.value))
              setSearch(withFilter(search, 'month', event.target.value));
          }}
        />
        <span className="muted">收款减退款；相差是账单减本店，只计已经对账的日子</span>
      </div>
      {month.weeks.length === 0 ? (
        <Empty title="这个月还没有结束的日子" icon="check" />
      ) : (
        <MonthTable month={month} />
      )}
    </>
  );
}

const MonthTable = ({ month }: { month: Month }) => (
  <div className="tw">
    <table className="tbl tbl-flat">
      <caption className="vh">{month.month} 各天各渠道</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">渠道</th>
          <th scope="col" className="num">
            本店
          </th>
          <th scope="col" className="num">
            账单
          </th>
          <th scope="col" className="num">
            相差
          </th>
          <th scope="col" className="num">
            手续费
          </th>
          <th scope="col">状态</th>
        </tr>
      </thead>
      {month.weeks.map((week) => (
        <tbody key={week.from}>
          {week.days.map((line, index) => (
            <Line key={`${line.day} ${line.provider}`} line={line} isFirst={index % 2 === 0} />
          ))}
          <tr className="grp">
            <td colSpan={2}>
              小计 {shortDay(week.from)} 至 {shortDay(week.to)}
            </td>
            <SumCells sums={week} days={week.days} />
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td colSpan={2}>合计</td>
          <SumCells sums={month.total} days={month.weeks.flatMap(({ days }) => days)} />
        </tr>
      </tfoot>
    </table>
  </div>
);

const STATES = { waiting: '正在对账', missing: '没有账单', failed: '没有对成', none: '还没有对账' } as const;

const Line = ({ line, isFirst }: { line: DayLine; isFirst: boolean }) => (
  <tr>
    <td>
      {isFirst && (
        <Link className="lnk" to={`/reconciliation?day=${line.day}`}>
          {line.day}
        </Link>
      )}
    </td>
    <td>{line.providerText}</td>
    <Amount fen={line.oursFen} />
    <Amount fen={line.billFen} />
    <Gap fen={line.differenceFen} />
    <Amount fen={line.feesFen} />
    <td>
      {line.state === 'done' || line.openCount > 0 ? (
        <Open count={line.openCount} />
      ) : (
        <span className={line.state === 'none' ? 'st' : 'st st-half'}>{STATES[line.state]}</span>
      )}
    </td>
  </tr>
);

const SumCells = ({ sums, days }: { sums: Sums; days: readonly DayLine[] }) => (
  <>
    <Amount fen={sums.oursFen} />
    <Amount fen={sums.billFen} />
    <Gap fen={sums.differenceFen} />
    <Amount fen={sums.feesFen} />
    <td>{resultOf(sums.openCount, days.filter(({ state }) => state !== 'done').length)}</td>
  </>
);

/** A bill that is not compared yet may still have differences. */
function resultOf(open: number, unfinished: number): string {
  if (open > 0) return `${open} 条没有处理`;
  return unfinished > 0 ? `${unfinished} 份账单没有对完` : '没有差异';
}

const Amount = ({ fen }: { fen: number | null }) => (
  <td className="num">{fen === null ? '—' : formatFen(fen)}</td>
);
const Gap = ({ fen }: { fen: number | null }) => (
  <td className="num">
    {fen === null ? '—' : fen === 0 ? formatFen(0) : <b className="money-out">{formatFen(fen)}</b>}
  </td>
);
const Open = ({ count }: { count: number }) =>
  count === 0 ? (
    <span className="st st-ok">对平</span>
  ) : (
    <span className="st st-bad">{count} 条没有处理</span>
  );

/** `11-15` */
const shortDay = (day: string) => day.slice(5);
