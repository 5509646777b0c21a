import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { Block, PageHead, PageLoading } from '../account/index.ts';
import { useReportPaidOrders } from '../payment/index.ts';
import type { Route } from './+types/order-detail.route';
import { CopyText } from './CopyText/CopyText.tsx';
import { InvoiceDetails } from './detail/InvoiceDetails/InvoiceDetails.tsx';
import { LineAllocations } from './detail/LineAllocations/LineAllocations.tsx';
import { OrderAmounts } from './detail/OrderAmounts/OrderAmounts.tsx';
import { OrderNotFound } from './detail/OrderNotFound/OrderNotFound.tsx';
import { OrderStatus } from './detail/OrderStatus/OrderStatus.tsx';
import { OrderTimeline } from './detail/OrderTimeline/OrderTimeline.tsx';
import { PointsNote } from './detail/PointsNote/PointsNote.tsx';
import { RecipientDetails, RemarkDetails } from './detail/RecipientDetails/RecipientDetails.tsx';
import { Refunds } from './detail/Refunds/Refunds.tsx';
import { Parcel } from './logistics/Parcel/Parcel.tsx';
import { OrderActions } from './OrderActions/OrderActions.tsx';
import styles from './orders.module.css';
import { loadOrder } from './orders-data.ts';

export const clientLoader = memberLoader(loadOrder);
export const ErrorBoundary = OrderNotFound;
export const meta: Route.MetaFunction = () => privatePageMeta('订单详情');
export const HydrateFallback = PageLoading;

export default function OrderDetail({ loaderData: { order } }: Route.ComponentProps) {
  useReportPaidOrders([order]);
  return (
    <>
      <PageHead
        title="订单详情"
        note={
          <>
            订单号 <CopyText name="订单号" text={order.orderId} />
          </>
        }
        actions={
          <a href="/myOrderList" data-wide>
            返回我的订单
          </a>
        }
      />
      <OrderStatus order={order} actions={<OrderActions order={order} isDetail isInActionBar />} />
      <OrderTimeline timeline={order.timeline} />
      <Refunds refunds={order.refunds ?? []} />
      {order.parcels.length > 0 && (
        <Block title="包裹" note={`共 ${order.parcels.length} 个`}>
          {order.parcels.map((parcel, index) => (
            <Parcel
              key={parcel.parcelId}
              parcel={parcel}
              number={index + 1}
              lines={order.subOrders.flatMap(({ items }) => items)}
            />
          ))}
        </Block>
      )}
      <Block title="商品与分摊" note="退货按每件的实付分摊退款，不重新计算优惠">
        <LineAllocations order={order} />
        <div className={styles.totals}>
          <PointsNote order={order} />
          <OrderAmounts {...order} />
        </div>
      </Block>
      <div className={styles.facts}>
        <Block title="收货信息">
          <RecipientDetails order={order} />
        </Block>
        <Block title="发票">
          <InvoiceDetails order={order} />
        </Block>
        <Block title="备注与包装">
          <RemarkDetails order={order} />
        </Block>
      </div>
    </>
  );
}
