import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import type { Route } from './+types/promotions.route';
import { Choices } from './Choices.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPeriod } from './ReportPeriod.tsx';
import { count, percentOf } from './share.ts';
import type { Promotions } from './types.ts';

export const meta = () => [{ title: '促销成本 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.reports.promotions(filtersOf(request)));

const perYuan = (paidFen: number, costFen: number) =>
  costFen > 0 ? formatFen(Math.round((paidFen / costFen) * 100)) : '—';

/** What offers really cost: given, less what went back with returns. */
export default function PromotionsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <ReportFrame
      exporting={<ExportButton report="promotions" from={page.from} to={page.to} />}
      period={<ReportPeriod from={page.from} to={page.to} />}
      comparison={
        <Choices
          label="哪一种"
          name="kind"
          options={[
            ['all', '全部'],
            ['promotion', '促销'],
            ['coupon', '优惠券'],
            ['points', '积分'],
          ]}
        />
      }
      choice={<span className="hint">让利已扣掉退货退回的部分；一件商品的让利按分摊归到各活动</span>}
    >
      <dl className="figs">
        <div className="fig">
          <dt>让利</dt>
          <dd className="fig-v">{formatFen(page.savedFen)}</dd>
        </div>
        <div className="fig">
          <dt>退货扣回</dt>
          <dd className="fig-v">{formatFen(-page.backFen)}</dd>
          <dd className="fig-d">{percentOf(page.backFen, page.savedFen)}</dd>
        </div>
        <div className="fig">
          <dt>净让利</dt>
          <dd className="fig-v">{formatFen(page.costFen)}</dd>
          <dd className="fig-d">占标价 {percentOf(page.costFen, page.listFen)}</dd>
        </div>
        <div className="fig">
          <dt>每 1 元让利带来</dt>
          <dd className="fig-v">{perYuan(page.paidFen, page.costFen)}</dd>
          <dd className="fig-d">净额 ÷ 净让利</dd>
        </div>
      </dl>
      {page.rows.length === 0 ? (
        <Empty title="这段时间没有用到优惠" icon="tag" />
      ) : (
        <OfferTable page={page} />
      )}
      <p className="hint mt-3">同一单可能用了几个活动，各行订单数相加会大于总数。</p>
    </ReportFrame>
  );
}

const OfferTable = ({ page }: { page: Promotions }) => (
  <div className="tw">
    <table className="tbl tbl-2 tbl-flat">
      <caption className="vh">活动与优惠券的成本</caption>
      <thead>
        <tr>
          <th scope="col">活动</th>
          {['订单', '件数', '让利', '退货扣回', '净让利', '带动净额', '每 1 元带来'].map((each) => (
            <th scope="col" className="num" key={each}>
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row) => (
          <tr key={`${row.kindText} ${row.offerId}`}>
            <td>
              <span className="c2">
                <b>{row.title}</b>
                <small>{row.kindText}</small>
              </span>
            </td>
            <td className="num">
              {row.ordersPath === null ? (
                count(row.orders)
              ) : (
                <Link className="lnk" to={row.ordersPath} aria-label={`${row.title}的 ${row.orders} 单`}>
                  {count(row.orders)}
                </Link>
              )}
            </td>
            <td className="num">{count(row.units)}</td>
            <td className="num">{formatFen(row.savedFen)}</td>
            <td className="num">{formatFen(-row.backFen)}</td>
            <td className="num">
              <b>{formatFen(row.costFen)}</b>
            </td>
            <td className="num">{formatFen(row.paidFen)}</td>
            <td className="num">{perYuan(row.paidFen, row.costFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
