import type { ReactNode } from 'react';
import styles from './WaitingPanel.module.css';

/** Writing tips and how comments are moderated. */
export const WritingTips = ({ children }: { children?: ReactNode }) => (
  <aside className={styles.tips} aria-label="写评价的提示">
    <section>
      <h3>怎样写更有用</h3>
      <ul>
        <li>你的肤质、季节、用量</li>
        <li>喜欢的和不喜欢的都写</li>
        <li>不写“治好了”之类的说法，它不是药</li>
      </ul>
    </section>
    <section>
      <h3>审核</h3>
      <p>
        多数评价马上显示。含广告、个人信息或医疗用语的会先审核，一般 2
        小时内。不删差评；没有评价就不显示，系统不会替你给好评。
      </p>
    </section>
    {children}
  </aside>
);
