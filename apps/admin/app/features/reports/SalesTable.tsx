import { Link, useSearchParams } from 'react-router';
import { formatFen } from '../../ui/format.ts';
import { Change } from './Change.tsx';
import { count, percentOf } from './share.ts';
import type { Sales, SalesRow } from './types.ts';

/** One row for each brand, day, province …, with the orders behind it. */
export function SalesTable({ sales, label }: { sales: Sales; label: string }) {
  const hasBefore = sales.by !== 'day';
  return (
    <div className="tw">
      <table className="tbl tbl-2 tbl-flat">
        <caption className="vh">按{label}的销售</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {['订单', '件数', '标价', '让利', '实付', '退款', '净额'].map((each) => (
              <th scope="col" className="num" key={each}>
                {each}
              </th>
            ))}
            {hasBefore && <th scope="col">与前期</th>}
            <th scope="col">占比</th>
          </tr>
        </thead>
        <tbody>
          {sales.rows.map((row) => (
            <tr key={row.value}>
              <td>
                <span className="c2">
                  <RowName row={row} by={sales.by} />
                  {row.note && <small className="roman">{row.note}</small>}
                </span>
              </td>
              <td className="num">
                <Orders row={row} />
              </td>
              <td className="num">{count(row.units)}</td>
              <td className="num">{formatFen(row.listFen)}</td>
              <td className="num">
                <SavedAmount row={row} />
              </td>
              <td className="num">{formatFen(row.paidFen)}</td>
              <td className="num">{formatFen(-row.refundFen)}</td>
              <td className="num">
                <b>{formatFen(row.netFen)}</b>
              </td>
              {hasBefore && (
                <td>
                  <Change now={row.netFen} before={row.netBeforeFen} />
                </td>
              )}
              <td>
                <span className="row">
                  <progress
                    className="rep-share"
                    max={Math.max(1, sales.total.netFen)}
                    value={Math.max(0, row.netFen)}
                    aria-hidden="true"
                  />
                  {percentOf(row.netFen, sales.total.netFen)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>全部</td>
            <td className="num">{count(sales.total.orders)}</td>
            <td className="num">{count(sales.total.units)}</td>
            <td className="num">{formatFen(sales.total.listFen)}</td>
            <td className="num">{formatFen(-sales.total.savedFen)}</td>
            <td className="num">{formatFen(sales.total.paidFen)}</td>
            <td className="num">{formatFen(-sales.total.refundFen)}</td>
            <td className="num">{formatFen(sales.total.netFen)}</td>
            {hasBefore && <td />}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** From a brand to its products, from a product to its shades. */
function RowName({ row, by }: { row: SalesRow; by: Sales['by'] }) {
  const [search] = useSearchParams();
  const next = by === 'brand' ? 'product' : by === 'product' ? 'sku' : null;
  if (next === null || row.value === '') return <span>{row.label}</span>;
  const params = new URLSearchParams(search);
  params.set('by', next);
  params.set(by, row.value);
  return (
    <span>
      <Link className="lnk" to={`?${params}`} preventScrollReset>
        {row.label}
      </Link>
    </span>
  );
}

const Orders = ({ row }: { row: SalesRow }) => {
  // Freight is no sale of its own.
  if (row.value === '') return '—';
  if (row.ordersPath === null) return count(row.orders);
  return (
    <Link className="lnk" to={row.ordersPath} aria-label={`${row.label}的 ${row.orders} 单`}>
      {count(row.orders)}
    </Link>
  );
};

/** The four kinds of discounts stand in its title. */
const SavedAmount = ({ row }: { row: SalesRow }) => (
  <span
    title={`单价优惠 ${formatFen(row.unitFen)}，促销 ${formatFen(row.promotionFen)}，优惠券 ${formatFen(row.couponFen)}，积分 ${formatFen(row.pointsFen)}`}
  >
    {formatFen(-row.savedFen)}
  </span>
);
