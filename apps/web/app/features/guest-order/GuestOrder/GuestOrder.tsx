import { ButtonLink, Notice, StatusTag } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import { momentText, shortMomentText } from '../../account/index.ts';
import {
  CancelRefusal,
  OrderActions,
  OrderAmounts,
  OrderLines,
  OrderTimeline,
  RecipientDetails,
  Refunds,
  RemarkDetails,
} from '../../orders/index.ts';
import { useReportPaidOrders } from '../../payment/index.ts';
import { AfterSale } from '../AfterSale/AfterSale.tsx';
import type { FoundOrder } from '../guest-order-data.ts';
import { guestInvoicePath, guestReturnPath } from '../guest-paths.ts';
import { restrictToGuestActions } from '../restrict-to-guest-actions.ts';
import styles from './GuestOrder.module.css';

const GUEST_LINKS = { invoicePath: guestInvoicePath, returnPath: guestReturnPath };

/** The order that was found: status, items, and the actions possible without an account. */
export function GuestOrder({ found: { order, ...documents } }: { found: FoundOrder }) {
  useReportPaidOrders([order]);
  // Moves keyboard and screen reader users to the result of 查询.
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const latest = order.parcels[0]?.traces[0];
  return (
    <div className={styles.found}>
      <article ref={sheet} tabIndex={-1} className={styles.card} aria-label={`订单 ${order.orderId}`}>
        <header>
          <b>{momentText(order.createdAt)}</b>
          <span>订单号 {order.orderId}</span>
          <StatusTag tone={order.actions.canPay ? 'warn' : 'info'}>{order.statusText}</StatusTag>
        </header>
        <div className={styles.body}>
          {order.statusNote && <p>{order.statusNote}</p>}
          {order.cancelRefusal && <CancelRefusal {...order.cancelRefusal} />}
          <OrderTimeline timeline={order.timeline} />
          {latest && (
            <Notice tone="info" icon="truck">
              {latest.text}　{shortMomentText(latest.at)}
            </Notice>
          )}
          <div className={styles.lines}>
            <OrderLines order={order} hasPrices />
          </div>
          <AfterSale found={{ order, ...documents }} />
          <Refunds refunds={order.refunds ?? []} isGuest />
          <div className={styles.facts}>
            <div>
              <RecipientDetails order={order} />
              <RemarkDetails order={order} />
            </div>
            <OrderAmounts {...order} />
          </div>
        </div>
        <footer>
          <OrderActions order={restrictToGuestActions(order)} isDetail links={GUEST_LINKS} />
          <a href="/campaign/service.html">联系客服</a>
        </footer>
      </article>
      <Notice
        tone="pine"
        title="把这笔订单收进账户"
        action={
          <ButtonLink
            href={`/register?historyLocation=${encodeURIComponent(`/myOrderList/${order.orderId}`)}`}
            kind="line"
            size="sm"
          >
            注册并收入账户
          </ButtonLink>
        }
      >
        用下单的手机号注册，以后查单免验证码，还可以写评价、换开发票。
      </Notice>
    </div>
  );
}
