import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { Link } from 'react-router';
import { formatFen } from '../../../ui/format.ts';

type Offers = AdminOrderDetail['money']['offers'];
const KINDS = {
  unitPrice: '单价（已计入商品总额）',
  promotion: '促销',
  gift: '赠品价值（不计入合计）',
  coupon: '优惠券',
  points: '积分',
  freight: '运费',
} as const;

/** The offers that applied when the order was placed, and what each saved. */
export function OffersPanel({ offers }: { offers: Offers }) {
  return (
    <section className="panel mt-4">
      <div className="panel-h">
        <h2>已生效的优惠</h2>
        <span className="muted">下单时的规则，之后改动不影响本单</span>
      </div>
      {offers.length === 0 ? (
        <p className="muted">本单没有使用优惠</p>
      ) : (
        <table className="tbl tbl-flat tbl-in">
          <thead>
            <tr>
              <th>优惠</th>
              <th>种类</th>
              <th className="num">节省</th>
            </tr>
          </thead>
          <tbody>
            {offers.map(({ kind, name, savedFen, reason, promotionId }) => (
              <tr key={`${kind}-${name}-${reason}`}>
                <td>
                  <span className="c2">
                    {promotionId === null ? (
                      <span>{name}</span>
                    ) : (
                      <Link to={`/promotions/${promotionId}`}>{name}</Link>
                    )}
                    {reason !== null && <small className="muted">{reason}</small>}
                  </span>
                </td>
                <td className="dim">{KINDS[kind]}</td>
                <td className="num money">{formatFen(-savedFen)}</td>
              </tr>
            ))}
            <tr>
              <td colSpan={2}>合计</td>
              <td className="num money strong">
                {formatFen(
                  -offers.reduce((total, { kind, savedFen }) => total + (kind === 'gift' ? 0 : savedFen), 0),
                )}
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}
