import type { UserInfo } from '@huarong/contract/identity';
import { Avatar } from '../Avatar/Avatar.tsx';
import { PageOrText } from '../menu/PageOrText.tsx';
import styles from './MemberBand.module.css';

/** The member at a glance: name, card, and what is in the purse. */
export const MemberBand = ({ info }: { info: UserInfo }) => (
  <section className={styles.band} aria-label="会员信息">
    <div className={styles.who}>
      <Avatar nickname={info.nickname} avatarUrl={info.avatarUrl} size="lg" />
      <div>
        <p className={styles.name}>
          {info.nickname}
          <em>{info.cardName}会员</em>
        </p>
        <small>会员卡号 {maskedCard(info.cardNumber)}</small>
      </div>
    </div>
    <ul className={styles.purse}>
      <li>
        <PageOrText path="/myAccount/integralFlow">
          <b>{info.points.toLocaleString('zh-CN')}</b>
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
        <PageOrText path="/myAccount/myMemberCard">
          <b>{info.cardPoints.toLocaleString('zh-CN')}</b>
          <small>成长值</small>
        </PageOrText>
      </li>
    </ul>
  </section>
);

/** `8600123412340426` → `8600 **** 0426` */
const maskedCard = (number: string) => `${number.slice(0, 4)} **** ${number.slice(-4)}`;
