import { displayYuan, fromYuan, shanghaiDate, shanghaiTime, ZERO } from '@huarong/core/shared';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageWaiting } from '../account/index.ts';
import type { Route } from './+types/order-detail.route';
import { Actions } from './Actions/Actions.tsx';
import { OrderCard } from './OrderCard/OrderCard.tsx';
import styles from './orders.module.css';
import { loadOrder } from './orders-data.ts';

export const clientLoader = memberLoader(loadOrder);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => [
  { title: '订单详情｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = PageWaiting;

const moment = (iso: string) => `${shanghaiDate(new Date(iso))} ${shanghaiTime(new Date(iso))}`;

export default function OrderDetail({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`订单${order.statusText}`} />
      <ol className={styles.timeline} aria-label="订单进度">
        {order.timeline.map(({ label, at, done }) => (
          <li key={label} data-done={done || undefined}>
            {label}
            {at && <small>{moment(at)}</small>}
          </li>
        ))}
      </ol>
      <OrderCard order={order} />
      <div className={styles.facts}>
        <section>
          <h2>收货信息</h2>
          <p>
            {order.recipient.name} {order.recipient.maskedMobile}
          </p>
          <p>
            {order.recipient.region} {order.recipient.address}
          </p>
          <p>{order.deliveryText}</p>
          {order.note && <p>备注：{order.note}</p>}
        </section>
        <section>
          <h2>金额</h2>
          <dl>
            {order.arithmetic.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{displayYuan(fromYuan(amount) ?? ZERO)}</dd>
              </div>
            ))}
            {order.tenders.map((tender) => (
              <div key={`${tender.name}${tender.cardTail}`}>
                <dt>
                  {tender.name}
                  {tender.cardTail && ` 尾号 ${tender.cardTail}`}
                </dt>
                <dd>{displayYuan(fromYuan(tender.amount) ?? ZERO)}</dd>
              </div>
            ))}
          </dl>
        </section>
        {order.parcels.map((parcel) => (
          <section key={parcel.parcelId}>
            <h2>
              {parcel.carrier} {parcel.waybillNo} {parcel.statusText}
            </h2>
            <ol>
              {parcel.traces.map(({ at, text }) => (
                <li key={at + text}>
                  {moment(at)} {text}
                </li>
              ))}
            </ol>
          </section>
        ))}
        <section>
          <h2>可以做的</h2>
          <Actions orderId={order.orderId} actions={order.actions} isDetail />
        </section>
      </div>
    </>
  );
}
