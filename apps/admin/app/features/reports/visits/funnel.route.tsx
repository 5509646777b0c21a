import { Link, useSearchParams } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { filtersOf } from '../../../ui/filters/list-address.ts';
import { formatFen } from '../../../ui/format.ts';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { ReportFrame } from '../ReportFrame.tsx';
import type { Route } from './+types/funnel.route';
import { FunnelSteps } from './FunnelSteps.tsx';
import { ComparedWith, VisitPeriod } from './VisitPeriod.tsx';
import { type Funnel, formatCount, formatShare } from './visit-types.ts';

export const meta = () => [{ title: '转化 · 报表 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.visits.funnel(filtersOf(request)));

const CHOICES = ['source', 'landing', 'productsBy'];

/** From the view of a product to the payment: by source, first page and product. */
export default function FunnelPage({ loaderData: funnel }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const others = Object.fromEntries([...search].filter(([name]) => CHOICES.includes(name)));
  return (
    <ReportFrame
      period={<VisitPeriod from={funnel.from} to={funnel.to} others={others} />}
      comparison={
        <>
          <ComparedWith {...funnel} />
          <Chosen funnel={funnel} />
        </>
      }
    >
      <Coverage {...funnel} />
      {funnel.steps.visits === 0 && Object.keys(others).length === 0 ? (
        <Empty title="这段时间没有访问" icon="chart" />
      ) : (
        <div className="cols">
          <div>
            <section className="panel">
              <header className="panel-h">
                <h2>从看到买</h2>
                <span className="muted">人次，按访客一天一次；到过这一步或之后的都算</span>
              </header>
              <div className="panel-b">
                <FunnelSteps {...funnel} />
                <p className="hint mt-3">
                  共 {formatCount(funnel.steps.visits)} 次访问，{formatCount(funnel.steps.orders)}{' '}
                  笔订单，付款 {formatFen(funnel.steps.paidFen)}。付款与金额取自订单，次日 4
                  点前付款的算在当天。
                </p>
              </div>
            </section>
            <Products funnel={funnel} />
          </div>
          <aside>
            <Group
              label="来源"
              name="source"
              rows={funnel.sources.map((row) => ({ ...row, key: row.source }))}
            />
            <Group
              label="从哪一页开始"
              name="landing"
              rows={funnel.landings.map((row) => ({ ...row, key: row.landing }))}
            />
          </aside>
        </div>
      )}
    </ReportFrame>
  );
}

/** What the figures cannot say, in words. */
const Coverage = ({ orders, ordersWithoutEvents, daysNotSummed }: Funnel) => (
  <p className="hint rep-coverage">
    关闭“数据分析”的访客不记，因此有多少次访问没有算进来无法知道。
    {orders > 0 &&
      `有访问记录的日子里共 ${formatCount(orders)} 笔订单，其中 ${formatCount(ordersWithoutEvents)} 笔（${formatShare(ordersWithoutEvents, orders)}）没有访问记录。`}
    {daysNotSummed > 0 && `有 ${daysNotSummed} 天还没有汇总，暂时没有算进来。`}
  </p>
);

/** The address without or with one choice. */
function useAddress() {
  const [search] = useSearchParams();
  return (name: string, value: string | null) => {
    const params = new URLSearchParams(search);
    if (value === null) params.delete(name);
    else params.set(name, value);
    return `?${params}`;
  };
}

function Chosen({ funnel }: { funnel: Funnel }) {
  const [search] = useSearchParams();
  const addressOf = useAddress();
  const source = search.get('source');
  const landing = search.get('landing');
  const chosen = [
    {
      name: 'source',
      label: '来源',
      value: source,
      text: funnel.sources.find((row) => row.source === source)?.label,
    },
    {
      name: 'landing',
      label: '从哪一页开始',
      value: landing,
      text: funnel.landings.find((row) => row.landing === landing)?.label,
    },
  ];
  return chosen.map(
    ({ name, label, value, text }) =>
      value && (
        <Link className="btn" key={name} to={addressOf(name, null)}>
          {label}：{text ?? value}，去掉
        </Link>
      ),
  );
}

interface GroupRow {
  key: string;
  label: string;
  viewed: number;
  paid: number;
}

function Group({ label, name, rows }: { label: string; name: string; rows: readonly GroupRow[] }) {
  const addressOf = useAddress();
  const columns: readonly Column<GroupRow>[] = [
    {
      id: 'label',
      label,
      cell: (row) => (
        <Link className="lnk" to={addressOf(name, row.key)}>
          {row.label}
        </Link>
      ),
    },
    { id: 'viewed', label: '看过', isNumber: true, cell: ({ viewed }) => formatCount(viewed) },
    { id: 'paid', label: '付款', isNumber: true, cell: ({ paid }) => formatCount(paid) },
    { id: 'share', label: '转化', isNumber: true, cell: ({ paid, viewed }) => formatShare(paid, viewed) },
  ];
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>{label}</h2>
      </header>
      <div className="panel-b">
        <DataTable label={label} columns={columns} rows={rows} idOf={({ key }) => key} />
      </div>
    </section>
  );
}

type ProductLine = Funnel['products'][number];
const ORDERS = [
  { id: 'viewed', label: '看过' },
  { id: 'carted', label: '加购' },
  { id: 'bought', label: '付款' },
] as const;

function Products({ funnel }: { funnel: Funnel }) {
  const [search] = useSearchParams();
  const addressOf = useAddress();
  const by = search.get('productsBy') ?? 'viewed';
  const columns: readonly Column<ProductLine>[] = [
    {
      id: 'name',
      label: '商品',
      cell: ({ productId, name }) => (
        <Link className="lnk" to={`/products/${productId}`}>
          {name}
        </Link>
      ),
    },
    ...ORDERS.map(({ id, label }) => ({
      id,
      label,
      isNumber: true,
      cell: (row: ProductLine) => formatCount(row[id]),
    })),
    {
      id: 'share',
      label: '付款 / 看过',
      isNumber: true,
      cell: ({ bought, viewed }) => formatShare(bought, viewed),
    },
  ];
  return (
    <section className="panel mt-6">
      <header className="panel-h">
        <h2>各商品</h2>
        <div className="right row">
          {ORDERS.map(({ id, label }) => (
            <Link
              className={by === id ? 'btn btn-ink' : 'btn'}
              key={id}
              to={addressOf('productsBy', id)}
              aria-current={by === id ? 'true' : undefined}
              preventScrollReset
            >
              按{label}
            </Link>
          ))}
        </div>
      </header>
      <div className="panel-b">
        {funnel.products.length === 0 ? (
          <p className="hint">这段时间没有商品被看过</p>
        ) : (
          <DataTable
            label="各商品"
            columns={columns}
            rows={funnel.products}
            idOf={({ productId }) => productId}
          />
        )}
      </div>
    </section>
  );
}
