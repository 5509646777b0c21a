import type { TextResource } from '@huarong/contract/content';
import { Icon } from '@huarong/ui';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './TopStrip.module.css';

interface TopStripProps {
  notices: TextResource[];
  menu: TextResource[];
}

export function TopStrip({ notices, menu }: TopStripProps) {
  return (
    <div className={styles.strip}>
      <div className={styles.wrap}>
        <div className={styles.side}>
          <Greeting />
          {notices.map((notice) => (
            <SlotLink key={notice.omniture} resource={notice} className={styles.notice} />
          ))}
        </div>
        <nav className={styles.side} aria-label="顶部菜单">
          {menu.map((entry) => (
            <SlotLink key={entry.omniture} resource={entry}>
              {entry.mark === 'phone' && <Icon name="phone" size={14} className={styles.icon} />}
              {entry.content}
            </SlotLink>
          ))}
        </nav>
      </div>
    </div>
  );
}

function Greeting() {
  const { isSignedIn, nickname } = useSession();
  if (isSignedIn) return <Link to="/myAccount">{nickname ? `${nickname}，你好` : '你好'}</Link>;
  return (
    <>
      <Link to="/login">
        你好，请<b>登录</b>
      </Link>
      <Link to="/register">免费注册</Link>
    </>
  );
}
