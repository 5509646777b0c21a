import type { TextResource } from '@huarong/contract/content';
import { hotPath } from '@huarong/core/search';
import { Icon, type IconName, Logo, VisuallyHidden } from '@huarong/ui';
import { useEffect } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { SearchBox } from '../../search/index.ts';
import { badgeCount } from '../badge-count.ts';
import { MiniCart } from '../MiniCart/MiniCart.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  hints: TextResource[];
  hotKeywords: TextResource[];
}

export function Header({ hints, hotKeywords }: HeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        <SearchBox hints={hints.map((hint) => hint.content)} />
        {hotKeywords.length > 0 && (
          <p className={styles.hotWords}>
            {hotKeywords.map((keyword) => (
              <a
                key={keyword.omniture}
                href={hotPath(keyword.content)}
                data-line={keyword.omniture || undefined}
                data-hot={keyword.mark !== undefined || undefined}
              >
                {keyword.content}
              </a>
            ))}
          </p>
        )}
      </div>
      <a href="/" className={styles.home} aria-label="花容 HUARONG 首页">
        <Logo />
      </a>
      <nav className={styles.actions} aria-label="我的">
        <Action to="/myAccount" icon="user" label="我的花容" />
        <Action to="/myAccount/favorite" icon="heart" label="收藏夹" />
        <CountedActions />
      </nav>
    </div>
  );
}

function CountedActions() {
  const { cartCount, info } = useSession();
  useCartCount();
  return (
    <>
      <Action to="/myAccount/myMessage" icon="bell" label="消息" count={info?.unreadCount} unit="条未读" />
      <Action to="/myAccount/coupon" icon="ticket" label="优惠券" count={info?.couponCount} unit="张" />
      <MiniCart side="below">
        <Action to="/shopcart" icon="bag" label="购物车" count={cartCount} unit="件" />
      </MiniCart>
    </>
  );
}

interface ActionProps {
  to: string;
  icon: IconName;
  label: string;
  count?: number | undefined;
  /** Unit of the count, for screen readers. */
  unit?: string;
}

function Action({ to, icon, label, count = 0, unit }: ActionProps) {
  return (
    <a href={to} className={styles.action}>
      <Icon name={icon} size={24} className={styles.icon} />
      <span className={styles.label}>{label}</span>
      {count > 0 && (
        // The key restarts the animation when the number changes.
        <b key={count} className={styles.count}>
          {badgeCount(count)}
          <VisuallyHidden>{unit}</VisuallyHidden>
        </b>
      )}
    </a>
  );
}

/** Loads the cart count of a returning guest; a member's count comes with userInfo. */
function useCartCount() {
  const { isSignedIn } = useSession();
  useEffect(() => {
    const { cookies, quietApi, user } = browserPlatform();
    if (isSignedIn || cookies.get('guestToken') === '') return;
    void quietApi.cart
      .miniShopCartCount({})
      .then((reply) => reply.ok && user.setCartCount(reply.value.count));
  }, [isSignedIn]);
}
