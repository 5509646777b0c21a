import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { browserPlatform } from '../../../platform/browser.ts';
import { refillMember } from '../../../platform/session/refill-member.ts';
import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { amountText, countText } from '../show/amount-text.ts';
import styles from './MemberStrip.module.css';

/** Who is at home, in one line above a page. */
export function MemberStrip() {
  const info = useMemberInfo();
  const { state } = useRevalidator();
  // With each page, and once more after each change made on it: what she has may be another amount by then.
  useEffect(() => {
    if (state === 'idle' && browserPlatform().user.get().info !== null) void refillMember();
  }, [state]);
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
            <Figure name="积分" path="/myAccount/integralFlow" value={countText(info.points)} />
            <Figure name="优惠券" path="/myAccount/coupon" value={countText(info.couponCount)} />
            {info.storedBalance !== undefined && (
              <Figure name="储值卡" path="/restMyCard" value={amountText(info.storedBalance)} />
            )}
            {info.favouriteCount !== undefined && (
              <Figure name="收藏" path="/myAccount/favorite" value={countText(info.favouriteCount)} />
            )}
          </ul>
        </>
      )}
    </section>
  );
}

const Figure = ({ name, path, value }: { name: string; path: string; value: string }) => (
  <li>
    <a href={path}>
      {name}
      <b>{value}</b>
    </a>
  </li>
);
