import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { browserPlatform } from '../../../../platform/browser.ts';
import { refreshMemberInfo } from '../../../../platform/session/refresh-member-info.ts';
import { useMemberInfo } from '../../../../platform/session/use-member-info.ts';
import { walletEntries } from '../../format/wallet.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import styles from './MemberStrip.module.css';

/** The member's name and wallet in one line above a page. */
export function MemberStrip() {
  const info = useMemberInfo();
  const { state } = useRevalidator();
  // Refreshes with each page and after each change on it, because the balances may have changed.
  useEffect(() => {
    if (state === 'idle' && browserPlatform().user.get().info !== null) void refreshMemberInfo();
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
            {walletEntries(info).map(({ name, path, value }) => (
              <li key={path}>
                <a href={path}>
                  {name}
                  <b>{value}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
