import type { UserInfo } from '@huarong/contract/identity';
import { PageOrText } from '../menu/PageOrText.tsx';
import styles from './Welcome.module.css';

/** A word to who comes home, and what waits for them. */
export const Welcome = ({ info: { nickname, unreadCount } }: { info: UserInfo }) => (
  <section className={styles.welcome}>
    <h1>{nickname}，你好</h1>
    <p>
      {unreadCount > 0 ? (
        <PageOrText path="/myAccount/myMessage">有 {unreadCount} 条消息未读</PageOrText>
      ) : (
        '没有要处理的事，都安排好了。'
      )}
    </p>
  </section>
);
