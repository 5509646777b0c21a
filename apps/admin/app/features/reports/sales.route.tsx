import { useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { SavedViews } from '../../ui/filters/SavedViews.tsx';
import type { Route } from './+types/sales.route';
import { Choices } from './Choices.tsx';
import { DayChart, MEASURES, type Measure } from './DayChart.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Proof } from './Proof.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPeriod } from './ReportPeriod.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { SalesTable } from './SalesTable.tsx';

export const meta = () => [{ title: '报表 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { chart: _chart, ...input } = filtersOf(request);
  return load(api.reports.sales(input));
};

const BREAKDOWNS = [
  ['brand', '品牌'],
  ['category', '类目'],
  ['product', '商品'],
  ['sku', '色号'],
  ['province', '省份'],
  ['payment', '支付方式'],
  ['level', '会员卡'],
  ['first', '首次来源'],
  ['last', '末次来源'],
  ['day', '天'],
  ['hour', '小时'],
] as const;

const VIEWS = [
  { name: '本月', query: '' },
  { name: '本月按天', query: 'by=day' },
  { name: '本月按来源', query: 'by=last' },
];

/** Sales of a period, proven against the ledger. */
export default function SalesPage({ loaderData: sales }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const measure = search.get('chart') ?? 'paidFen';
  const shown: Measure = measure in MEASURES ? (measure as Measure) : 'paidFen';
  const label = BREAKDOWNS.find(([by]) => by === sales.by)?.[1] ?? '';
  return (
    <ReportFrame
      proof={<Proof {...sales} />}
      exporting={<ExportButton report="sales" from={sales.from} to={sales.to} />}
      views={<SavedViews list="reports" builtIn={VIEWS} />}
      period={<ReportPeriod from={sales.from} to={sales.to} />}
      comparison={
        <>
          <span className="muted">对比</span>
          <Choices
            label="对比"
            name="compare"
            options={[
              ['previous', '前一段'],
              ['year', '去年同期'],
            ]}
          />
        </>
      }
      choice={
        <>
          <span className="muted">退款记在</span>
          <Choices
            label="退款记在"
            name="refunds"
            options={[
              ['sale', '销售当天'],
              ['refund', '退款当天'],
            ]}
          />
        </>
      }
    >
      <SalesFigures {...sales} />
      <div className="row rep-row">
        <Choices
          label="图上的数字"
          name="chart"
          options={Object.entries(MEASURES).map(([name, { label: text }]) => [name, text] as const)}
        />
        <span className="right legend">
          <span>
            <i />
            {sales.from.slice(5)} 至 {sales.to.slice(5)}
          </span>
          <span>
            <i className="l-prev" />
            {sales.before.from} 至 {sales.before.to}
          </span>
        </span>
      </div>
      <DayChart sales={sales} measure={shown} />
      <div className="row rep-row">
        <b>按</b>
        <Choices label="按什么分" name="by" options={BREAKDOWNS} clears={['brand', 'product']} />
        <span className="right hint">点名字看下一层：品牌、商品、色号；点订单数看订单</span>
      </div>
      {sales.rows.length === 0 ? (
        <Empty title="这段时间没有销售" icon="chart">
          付款后一两分钟会出现在这里。
        </Empty>
      ) : (
        <SalesTable sales={sales} label={label} />
      )}
      {sales.rowCount > sales.rows.length && (
        <p className="hint mt-3">
          共 {sales.rowCount} 行，这里是净额靠前的 {sales.rows.length} 行。
        </p>
      )}
      <p className="hint mt-3">
        实付按收到钱的那天计，定金与尾款各在自己的那天；订单、件数、标价与让利按付清的那天计。一单里的几个品牌各计一单。
      </p>
    </ReportFrame>
  );
}
