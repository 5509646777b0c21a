import type { Coupon } from '@huarong/contract/coupons';
import { CouponValidity } from '@huarong/core/coupons';
import { ButtonLink, StatusTag, Tag } from '@huarong/ui';
import { amountText, dayText } from '../../account/index.ts';
import styles from './CouponCard.module.css';
import { couponTerms, expiredText, KIND_NAMES, shortOrderId, validityText } from './coupon-texts.ts';

interface CouponCardProps {
  coupon: Coupon;
  now: Date;
  /** A store coupon: it cannot be used online. */
  isOffline: boolean;
}

/** A coupon of the member: value, scope and validity; a used one shows its order and the amount saved. */
export function CouponCard({ coupon, now, isOffline }: CouponCardProps) {
  const { title, kind, face, scopeText, threshold, cap, valid, orderId } = coupon;
  const isHeld = valid === CouponValidity.Usable && orderId !== undefined;
  const isLive = valid === CouponValidity.Usable && !isHeld;
  return (
    <article className={styles.coupon} data-live={isLive || undefined} aria-label={title}>
      <div className={styles.face}>
        <b data-kind={kind}>
          {kind === 'amountOff' && <i>¥</i>}
          {face.replace(/折$/, '')}
          {kind === 'percentOff' && <small>折</small>}
        </b>
        <span>{couponTerms(coupon)}</span>
      </div>
      <div className={styles.text}>
        <h2>
          {title}
          {isLive && <Tag>{KIND_NAMES[kind]}</Tag>}
          {isHeld && <StatusTag tone="warn">占用中</StatusTag>}
        </h2>
        <p>
          {scopeText}
          {cap !== undefined && Number(threshold) > 0 && `，满 ${amountText(threshold)} 可用`}
        </p>
        <StatusText coupon={coupon} now={now} isHeld={isHeld} isOffline={isOffline} />
      </div>
      <div className={styles.action}>
        <Action coupon={coupon} isHeld={isHeld} isOffline={isOffline} />
      </div>
    </article>
  );
}

function StatusText({ coupon, now, isHeld, isOffline }: CouponCardProps & { isHeld: boolean }) {
  const { valid, validTo, orderId = '', saved, settledAt } = coupon;
  if (isHeld) return <p>用于待付款订单 {shortOrderId(orderId)}。付款后变为已使用，取消订单即退回。</p>;
  if (valid === CouponValidity.Used)
    return (
      <p>
        {settledAt && `${dayText(settledAt)} `}用于{isOffline ? '门店小票' : '订单'} {shortOrderId(orderId)}
        {saved && `，省了 ${amountText(saved)}`}
      </p>
    );
  if (valid === CouponValidity.Expired) return <p>{expiredText(validTo)}</p>;
  const { text, isSoon } = validityText(validTo, now);
  return <p className={isSoon ? styles.soon : undefined}>{text}</p>;
}

function Action({ coupon, isHeld, isOffline }: { coupon: Coupon; isHeld: boolean; isOffline: boolean }) {
  const { title, kind, valid, orderId = '', link } = coupon;
  if (isHeld)
    return (
      <ButtonLink size="sm" href={`/payment/${orderId}`} aria-label={`去付款：${title}`}>
        去付款
      </ButtonLink>
    );
  if (isOffline) return null;
  if (valid === CouponValidity.Used)
    return (
      <ButtonLink size="sm" href={`/myOrderList/${orderId}`} aria-label={`看订单：${title}`}>
        看订单
      </ButtonLink>
    );
  if (valid === CouponValidity.Expired)
    return (
      <ButtonLink size="sm" href="/campaign/coupons.html" aria-label={`看同类券：${title}`}>
        看同类券
      </ButtonLink>
    );
  const label = kind === 'exchange' ? '去兑换' : '去使用';
  return (
    <ButtonLink kind="line" size="sm" href={link} aria-label={`${label}：${title}`}>
      {label}
    </ButtonLink>
  );
}
