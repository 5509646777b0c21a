import { amountText, countText } from '../../account/index.ts';
import type { PointsSummary } from '../points-data.ts';
import styles from './Totals.module.css';

/** Available, pending and held points, and the growth value. */
export const Totals = ({ summary }: { summary: PointsSummary }) => (
  <dl className={styles.totals}>
    <div>
      <dt>可用积分</dt>
      <dd>
        <b>{countText(summary.payPoints)}</b>
        <small>相当于 {amountText(summary.worth)}，结算时可抵</small>
      </dd>
    </div>
    <div>
      <dt>待到账</dt>
      <dd>
        <b>{countText(summary.waiting)}</b>
        <small>订单完成后到账</small>
      </dd>
    </div>
    <div>
      <dt>占用中</dt>
      <dd>
        <b>{countText(summary.held)}</b>
        <small>待付款订单使用，取消即退回</small>
      </dd>
    </div>
    <div>
      <dt>成长值</dt>
      <dd>
        <b>{countText(summary.cardPoints)}</b>
        <small>购物所得积分的累计</small>
      </dd>
    </div>
  </dl>
);
