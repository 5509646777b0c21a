import { Avatar } from '../Avatar/Avatar.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import { PageOrText } from '../menu/PageOrText.tsx';
import { amountText, countText } from '../show/amount-text.ts';
import { dayText } from '../show/moment-text.ts';
import styles from './MemberBand.module.css';

/** The member at a glance: name, card, and what is in the purse. */
export const MemberBand = ({ info, card, stored, favourites }: MemberHomeData) => (
  <section className={styles.band} aria-label="会员信息">
    <div className={styles.who}>
      <Avatar nickname={info.nickname} avatarUrl={info.avatarUrl} size="lg" />
      <div>
        <p className={styles.name}>
          {info.nickname}
          <em>{info.cardName}会员</em>
        </p>
        <small>
          会员卡号 {maskedCard(info.cardNumber)}
          {card?.validUntil && `　有效期至 ${dayText(card.validUntil)}`}
        </small>
      </div>
      {card?.next && <WayUp spent={card.spent} next={card.next} />}
    </div>
    <ul className={styles.purse}>
      <li>
        <PageOrText path="/myAccount/integralFlow">
          <b>{countText(info.points)}</b>
          <small>积分</small>
        </PageOrText>
      </li>
      <li>
        <PageOrText path="/myAccount/coupon">
          <b>{info.couponCount}</b>
          <small>优惠券</small>
        </PageOrText>
      </li>
      <li>
        <PageOrText path="/restMyCard">
          <b>{stored ? amountText(stored.totalBalance).replace(/\.00$/, '') : '—'}</b>
          <small>储值卡</small>
        </PageOrText>
      </li>
      <li>
        <PageOrText path="/myAccount/favorite">
          <b>{favourites ?? '—'}</b>
          <small>收藏</small>
        </PageOrText>
      </li>
    </ul>
  </section>
);

/** How far the next card is, as a bar and in words. */
function WayUp({
  spent,
  next,
}: {
  spent: string;
  next: { cardType: string; cardName: string; gap: string };
}) {
  const whole = Number(spent) + Number(next.gap);
  return (
    <div className={styles.way}>
      <progress max={whole} value={Number(spent)} aria-label={`升级${next.cardName}会员的进度`} />
      <p>
        <span>近 12 个月已消费 {amountText(spent)}</span>
        <span>
          {next.cardType === 'WHITE'
            ? `完成首笔付款，升级${next.cardName}会员`
            : `再消费 ${amountText(next.gap)} 升级${next.cardName}会员`}
        </span>
      </p>
    </div>
  );
}

/** `8600123412340426` → `8600 **** 0426` */
const maskedCard = (number: string) => `${number.slice(0, 4)} **** ${number.slice(-4)}`;
