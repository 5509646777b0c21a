import type { TextResource } from '@huarong/contract/content';
import { Icon, VisuallyHidden } from '@huarong/ui';
import { Suspense } from 'react';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import { useFirstOrderFilter } from '../../../platform/session/use-first-order-filter.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import { ORDERS_PATH, OrderMenu } from './OrderMenu.tsx';
import styles from './TopStrip.module.css';

/** Loaded for members only, so that visitors do not download it. */
const MemberGreeting = lazyOptional(async () => (await import('./MemberGreeting.tsx')).MemberGreeting);

interface TopStripProps {
  notices: TextResource[];
  menu: TextResource[];
}

const MESSAGES = '/myAccount/myMessage';

export function TopStrip({ notices, menu }: TopStripProps) {
  const unread = useSession().info?.unreadCount ?? 0;
  const canSee = useFirstOrderFilter();
  return (
    <div className={styles.strip}>
      <div className={styles.wrap}>
        <div className={styles.side}>
          <Greeting />
          {notices.filter(canSee).map((notice) => (
            <SlotLink key={notice.omniture} resource={notice} className={styles.notice} />
          ))}
        </div>
        <nav className={styles.side} aria-label="顶部菜单">
          {menu.map((entry) =>
            entry.link === ORDERS_PATH ? (
              <OrderMenu key={entry.omniture} entry={entry} />
            ) : (
              <SlotLink key={entry.omniture} resource={entry}>
                {entry.mark === 'phone' && <Icon name="phone" size={14} className={styles.icon} />}
                {entry.content}
                {entry.link === MESSAGES && unread > 0 && (
                  <sup>
                    {unread}
                    <VisuallyHidden> 条未读</VisuallyHidden>
                  </sup>
                )}
              </SlotLink>
            ),
          )}
        </nav>
      </div>
    </div>
  );
}

function Greeting() {
  if (useSession().isSignedIn)
    return (
      <Suspense>
        <MemberGreeting />
      </Suspense>
    );
  return (
    <>
      <a href="/login">
        你好，请<b>登录</b>
      </a>
      <a href="/register">免费注册</a>
    </>
  );
}
