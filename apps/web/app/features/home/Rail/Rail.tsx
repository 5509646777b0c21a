import type { ImageSlotResource, TextResource } from '@huarong/contract/content';
import { buttonClass, Countdown, Icon, Price } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { useFirstOrderFilter } from '../../../platform/session/use-first-order-filter.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { MarkedText, SlotLink } from '../../layout/index.ts';
import { tileSources } from '../tile-sources.ts';
import { dayPartGreeting } from './day-part-greeting.ts';
import styles from './Rail.module.css';

interface RailProps {
  greetings: TextResource[];
  coupons: TextResource[];
  flashes: ImageSlotResource[];
  /** Shop time for countdowns; null before hydration. */
  now: string | null;
}

/** Beside the hero: welcome, coupons and the flash price. */
export function Rail({ greetings, coupons, flashes, now }: RailProps) {
  const canSee = useFirstOrderFilter();
  return (
    <aside className={styles.rail} aria-label="欢迎与优惠">
      <Welcome greeting={greetings.find(canSee)} />
      <Coupons coupons={coupons.filter(canSee)} />
      {flashes[0] && <FlashPrice flash={flashes[0]} now={now} />}
    </aside>
  );
}

const GUEST_LINKS = [
  ['/login', '登录'],
  ['/register', '免费注册'],
] as const;
const MEMBER_LINKS = [
  ['/myAccount', '我的花容'],
  ['/myOrderList', '我的订单'],
] as const;

function Welcome({ greeting }: { greeting: TextResource | undefined }) {
  const { isSignedIn, info } = useSession();
  // The cached page is the same at every hour, so the greeting is set in the browser.
  const [salutation, setSalutation] = useState('');
  useEffect(() => setSalutation(`${dayPartGreeting(shopNow())}，`), []);
  return (
    <div className={styles.welcome}>
      <p className={styles.hello}>
        {salutation}
        {info?.nickname ?? '欢迎来到花容'}
      </p>
      {greeting && (
        <p>
          <MarkedText line={greeting} />
        </p>
      )}
      <div>
        {(isSignedIn ? MEMBER_LINKS : GUEST_LINKS).map(([to, label], at) => (
          <a key={to} href={to} className={buttonClass({ kind: at === 0 ? 'ink' : 'line', size: 'sm' })}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}

/** A coupon may also show 8.5折 or 免邮. */
const isAmount = (face = '') => /^[\d,.]+$/.test(face);

function Coupons({ coupons }: { coupons: TextResource[] }) {
  if (coupons.length === 0) return null;
  return (
    <section className={styles.coupons}>
      <h2>
        领券中心
        <a href="/campaign/coupons.html">
          更多 <Icon name="right" size={10} />
        </a>
      </h2>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.omniture}>
            <span className={styles.amount}>
              {isAmount(coupon.mark) && <i>¥</i>}
              {coupon.mark}
            </span>
            <span className={styles.terms}>
              <b>{coupon.content}</b>
              {coupon.note}
            </span>
            <SlotLink resource={coupon} className={styles.claim}>
              去领取
            </SlotLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlashPrice({ flash, now }: { flash: ImageSlotResource; now: string | null }) {
  return (
    <section className={styles.flash}>
      <h2>
        限时价
        {flash.endsAt && now && (
          <span>
            距结束 <Countdown endsAt={flash.endsAt} serverNow={now} variant="boxed" />
          </span>
        )}
      </h2>
      <SlotLink resource={flash} className={styles.offer}>
        <img
          src={flash.imageUrl}
          srcSet={tileSources(flash.imageUrl)}
          sizes="92px"
          width={92}
          height={92}
          alt=""
          loading="lazy"
        />
        <span>
          <span className={styles.name}>{flash.content}</span>
          {flash.mark && <Price amount={flash.mark} market={flash.note} />}
        </span>
      </SlotLink>
    </section>
  );
}
