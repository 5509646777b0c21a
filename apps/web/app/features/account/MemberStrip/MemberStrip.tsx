import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { PageOrText } from '../menu/PageOrText.tsx';
import styles from './MemberStrip.module.css';

/** Who is at home, in one line above a page. */
export function MemberStrip() {
  const info = useMemberInfo();
  return (
    <section className={styles.strip} aria-label="会员信息">
      {info && (
        <>
          <Avatar nickname={info.nickname} avatarUrl={info.avatarUrl} size="sm" />
          <p>
            {info.nickname}
            <em>{info.cardName}会员</em>
          </p>
          <ul>
            <li>
              <PageOrText path="/myAccount/integralFlow">
                积分<b>{info.points.toLocaleString('zh-CN')}</b>
              </PageOrText>
            </li>
            <li>
              <PageOrText path="/myAccount/coupon">
                优惠券<b>{info.couponCount}</b>
              </PageOrText>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
