import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import type { Route } from './+types/returns.route';
import { Choices } from './Choices.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Figure } from './Figure.tsx';
import { daysOfMonth } from './month-days.ts';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportMonth } from './ReportMonth.tsx';
import { count, percentOf } from './share.ts';
import type { Returns } from './types.ts';

export const meta = () => [{ title: '退货报表 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.reports.returns(filtersOf(request)));

/** What came back in a month and why, beside what was sold in it. */
export default function ReturnsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <ReportFrame
      exporting={<ExportButton report="returns" {...daysOfMonth(page.month)} />}
      period={<ReportMonth month={page.month} />}
      comparison={
        <Choices
          label="按什么分"
          name="by"
          options={[
            ['sku', '色号'],
            ['product', '商品'],
          ]}
        />
      }
      choice={<span className="hint">按申请的月份；不含赠品与没有成立的申请</span>}
    >
      <dl className="figs">
        <Figure label="退换件数">{count(page.units)}</Figure>
        <Figure label="同月卖出件数">{count(page.sold)}</Figure>
        <Figure label="退换率" note="件数 ÷ 同月卖出">
          {percentOf(page.units, page.sold)}
        </Figure>
      </dl>
      <div className="row rep-row">
        <b>原因</b>
        <Choices
          label="原因"
          name="reason"
          options={[
            ['', `全部 ${count(page.units)}`],
            ...page.reasons.map(
              ({ reason, text, units }) => [String(reason), `${text} ${count(units)}`] as const,
            ),
          ]}
        />
      </div>
      {page.rows.length === 0 ? (
        <Empty title="这个月没有这样的退换" icon="chart" />
      ) : (
        <ReturnsTable page={page} />
      )}
      {page.rowCount > page.rows.length && (
        <p className="hint mt-3">
          共 {count(page.rowCount)} 行，这里是件数靠前的 {page.rows.length} 行。
        </p>
      )}
      <p className="hint mt-3">上个月卖出、这个月退回的也算在这个月，所以退换率可能超过 100 %。</p>
    </ReportFrame>
  );
}

const ReturnsTable = ({ page }: { page: Returns }) => (
  <div className="tw">
    <table className="tbl tbl-2 tbl-flat">
      <caption className="vh">退换的商品与原因</caption>
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col">原因</th>
          <th scope="col" className="num">
            退换件数
          </th>
          <th scope="col" className="num">
            同月卖出
          </th>
          <th scope="col" className="num">
            退换率
          </th>
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row) => (
          <tr key={`${row.value} ${row.reason}`}>
            <td>
              <span className="c2">
                <b>{row.label}</b>
                <small>{row.note}</small>
              </span>
            </td>
            <td>{row.reasonText}</td>
            <td className="num">{count(row.units)}</td>
            <td className="num">{count(row.sold)}</td>
            <td className="num">
              <b>{row.sold > 0 ? percentOf(row.units, row.sold) : '—'}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
