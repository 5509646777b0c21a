import type { OrderDetail } from '@huarong/contract/orders';
import { ButtonLink, Notice, StatusTag } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import { momentText } from '../../account/index.ts';
import { Actions, Amounts, Lines, Receiving, Timeline } from '../../orders/index.ts';
import { asGuestMay } from '../as-guest-may.ts';
import styles from './GuestOrder.module.css';

/** The order that was found: where it stands, what is in it, and what may be done without an account. */
export function GuestOrder({ order }: { order: OrderDetail }) {
  // Whoever pressed 查询 by keyboard or listens to the page goes on here.
  const found = useRef<HTMLElement>(null);
  useEffect(() => found.current?.focus(), []);
  const latest = order.parcels[0]?.traces[0];
  return (
    <div className={styles.found}>
      <article ref={found} tabIndex={-1} className={styles.card} aria-label={`订单 ${order.orderId}`}>
        <header>
          <b>{momentText(order.createdAt)}</b>
          <span>订单号 {order.orderId}</span>
          <StatusTag tone={order.actions.canPay ? 'warn' : 'info'}>{order.statusText}</StatusTag>
        </header>
        <div className={styles.body}>
          <Timeline timeline={order.timeline} />
          {latest && (
            <Notice tone="info" icon="truck">
              {latest.text}　{momentText(latest.at).slice(5)}
            </Notice>
          )}
          <Lines order={order} hasPrices />
          <div className={styles.facts}>
            <Receiving order={order} />
            <Amounts arithmetic={order.arithmetic} tenders={order.tenders} />
          </div>
        </div>
        <footer>
          <Actions order={asGuestMay(order)} isDetail />
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
        用下单的手机号注册，可在线申请退货与发票，以后查单免验证码。
      </Notice>
    </div>
  );
}
