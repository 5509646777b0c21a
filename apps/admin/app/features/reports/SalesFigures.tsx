import { formatFen } from '../../ui/format.ts';
import { Change } from './Change.tsx';
import { count, percentOf } from './share.ts';
import type { Sales } from './types.ts';

const perOrder = ({ paidFen, orders }: { paidFen: number; orders: number }) =>
  orders === 0 ? 0 : Math.round(paidFen / orders);

/** The sums of the period, each beside the period before. */
export const SalesFigures = ({ total, totalBefore }: Sales) => (
  <dl className="figs">
    <div className="fig">
      <dt>实付</dt>
      <dd className="fig-v">{formatFen(total.paidFen)}</dd>
      <dd className="fig-d">
        <Change now={total.paidFen} before={totalBefore.paidFen} /> 前期 {formatFen(totalBefore.paidFen)}
      </dd>
    </div>
    <div className="fig">
      <dt>订单</dt>
      <dd className="fig-v">{count(total.orders)}</dd>
      <dd className="fig-d">
        <Change now={total.orders} before={totalBefore.orders} />
      </dd>
    </div>
    <div className="fig">
      <dt>件数</dt>
      <dd className="fig-v">{count(total.units)}</dd>
      <dd className="fig-d">
        <Change now={total.units} before={totalBefore.units} />
      </dd>
    </div>
    <div className="fig">
      <dt>平均每单</dt>
      <dd className="fig-v">{formatFen(perOrder(total))}</dd>
      <dd className="fig-d">
        <Change now={perOrder(total)} before={perOrder(totalBefore)} />
      </dd>
    </div>
    <div className="fig">
      <dt>让利</dt>
      <dd className="fig-v">{formatFen(total.savedFen)}</dd>
      <dd className="fig-d">占标价 {percentOf(total.savedFen, total.listFen)}</dd>
    </div>
    <div className="fig">
      <dt>退款</dt>
      <dd className="fig-v">{formatFen(total.refundFen)}</dd>
      <dd className="fig-d">
        {percentOf(total.refundFen, total.paidFen)}，前期{' '}
        {percentOf(totalBefore.refundFen, totalBefore.paidFen)}
      </dd>
    </div>
  </dl>
);
