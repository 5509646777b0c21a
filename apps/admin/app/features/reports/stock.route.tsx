import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import type { Route } from './+types/stock.route';
import { Choices } from './Choices.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Figure } from './Figure.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { count } from './share.ts';
import type { Stock } from './types.ts';

export const meta = () => [{ title: '库存报表 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.reports.stock(filtersOf(request)));

/** Without any cost price nothing is known, not zero. */
const costText = ({ costFen, uncosted }: { costFen: number | null; uncosted: number | null }) =>
  costFen === null || (costFen === 0 && uncosted) ? '—' : formatFen(costFen);
const daysText = (days: number | null) => (days === null ? '—' : `${count(days)} 天`);

/** What the warehouse has, what it cost, how long it lasts and what expires. */
export default function StockPage({ loaderData: page }: Route.ComponentProps) {
  const can = useCan();
  const { total } = page;
  return (
    <ReportFrame
      exporting={<ExportButton report="stock" from={page.today} to={page.today} />}
      comparison={
        <Choices
          label="按什么分"
          name="by"
          options={[
            ['brand', '品牌'],
            ['category', '类目'],
            ['sku', '色号'],
          ]}
        />
      }
      choice={<span className="hint">现在的库存；可售天数按近 28 天的销量</span>}
    >
      <dl className="figs">
        <Figure label="在库件数" note={`可售 ${count(total.available)} · 占用 ${count(total.held)}`}>
          {count(total.available + total.held)}
        </Figure>
        {total.costFen !== null && (
          <Figure label="成本金额" note={`${count(total.uncosted ?? 0)} 件没有成本价，没有计入`}>
            {costText(total)}
          </Figure>
        )}
        <Figure label="可售天数" note={`近 28 天卖出 ${count(total.sold28Days)} 件`}>
          {daysText(total.days)}
        </Figure>
        <Figure
          label="6 个月内到期"
          note={`3 个月内 ${count(total.months3)} · 已过期 ${count(total.expired)}`}
        >
          {can('stock:read') ? (
            <Link className="lnk" to="/stock/lots?view=months-6">
              {count(total.months6)}
            </Link>
          ) : (
            count(total.months6)
          )}
        </Figure>
      </dl>
      {page.rows.length === 0 ? <Empty title="没有库存" icon="chart" /> : <StockTable page={page} />}
      {page.rowCount > page.rows.length && (
        <p className="hint mt-3">
          共 {count(page.rowCount)} 行，这里是件数靠前的 {page.rows.length} 行。
        </p>
      )}
      <p className="hint mt-3">到期按批次；没有登记批次的件数不在到期里。</p>
    </ReportFrame>
  );
}

const HEADINGS = ['在库', '可售', '占用', '近 28 天卖出', '可售天数', '6 个月内到期', '已过期'];
const StockTable = ({ page }: { page: Stock }) => {
  const hasCosts = page.total.costFen !== null;
  return (
    <div className="tw">
      <table className="tbl tbl-2 tbl-flat">
        <caption className="vh">库存</caption>
        <thead>
          <tr>
            <th scope="col">名称</th>
            {[...HEADINGS, ...(hasCosts ? ['成本金额'] : [])].map((each) => (
              <th scope="col" className="num" key={each}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row.value}>
              <td>
                <span className="c2">
                  <b>{row.label}</b>
                  <small>{row.note}</small>
                </span>
              </td>
              <td className="num">{count(row.available + row.held)}</td>
              <td className="num">{count(row.available)}</td>
              <td className="num">{count(row.held)}</td>
              <td className="num">{count(row.sold28Days)}</td>
              <td className="num">{daysText(row.days)}</td>
              <td className="num">{count(row.months6)}</td>
              <td className="num">{count(row.expired)}</td>
              {hasCosts && <td className="num">{costText(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
