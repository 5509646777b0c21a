import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import type { Route } from './+types/members.route';
import { ExportButton } from './ExportButton.tsx';
import { Figure } from './Figure.tsx';
import { daysOfMonth } from './month-days.ts';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportMonth } from './ReportMonth.tsx';
import { count, percentOf } from './share.ts';
import type { Members } from './types.ts';

export const meta = () => [{ title: '会员报表 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.reports.members(filtersOf(request)));

type Buyers = Pick<Members['months'][number], 'active' | 'firstOrders' | 'repeatOrders'>;
const repeatShare = ({ firstOrders, repeatOrders }: Buyers) =>
  percentOf(repeatOrders, firstOrders + repeatOrders);

/** Who joined and who bought. */
export default function MembersPage({ loaderData: page }: Route.ComponentProps) {
  const now = page.months.find(({ month }) => month === page.month);
  return (
    <ReportFrame
      exporting={<ExportButton report="members" {...daysOfMonth(page.month)} />}
      period={<ReportMonth month={page.month} />}
      choice={<span className="hint">活跃：这个月付清过订单的会员</span>}
    >
      {now && (
        <dl className="figs">
          <Figure label="新增会员">{count(now.joined)}</Figure>
          <Figure label="活跃会员">{count(now.active)}</Figure>
          <Figure label="首单">{count(now.firstOrders)}</Figure>
          <Figure label="复购订单" note={`占 ${repeatShare(now)}`}>
            {count(now.repeatOrders)}
          </Figure>
        </dl>
      )}
      <h2 className="mt-4">这个月按会员卡</h2>
      {page.levels.length === 0 ? (
        <Empty title="这个月没有会员付清订单" icon="chart">
          付款后一两分钟会出现在这里。
        </Empty>
      ) : (
        <BuyerTable
          caption="按会员卡的会员"
          heading="会员卡"
          last="净额"
          rows={page.levels.map((row) => ({ ...row, name: row.label, lastText: formatFen(row.netFen) }))}
        />
      )}
      <h2 className="mt-4">近 6 个月</h2>
      <BuyerTable
        caption="按月的会员"
        heading="月份"
        last="新增会员"
        rows={page.months.map((row) => ({ ...row, name: row.month, lastText: count(row.joined) }))}
      />
      <p className="hint mt-3">会员卡以这个月第一单付清时的为准。游客的订单不在内。</p>
    </ReportFrame>
  );
}

interface BuyerTableProps {
  caption: string;
  heading: string;
  last: string;
  rows: readonly (Buyers & { name: string; lastText: string })[];
}
const BuyerTable = ({ caption, heading, last, rows }: BuyerTableProps) => (
  <div className="tw">
    <table className="tbl tbl-flat">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {['活跃会员', '首单', '复购订单', '复购占比', last].map((each) => (
            <th scope="col" className="num" key={each}>
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td>
              <b>{row.name}</b>
            </td>
            <td className="num">{count(row.active)}</td>
            <td className="num">{count(row.firstOrders)}</td>
            <td className="num">{count(row.repeatOrders)}</td>
            <td className="num">{repeatShare(row)}</td>
            <td className="num">{row.lastText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
