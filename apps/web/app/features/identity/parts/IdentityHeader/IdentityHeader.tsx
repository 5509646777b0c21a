import { Logo } from '@huarong/ui';
import styles from './IdentityHeader.module.css';

export const IdentityHeader = () => (
  <header className={styles.header}>
    <a href="/" aria-label="花容 HUARONG 首页">
      <Logo />
    </a>
    <nav className={styles.links} aria-label="常用">
      <a href="/">返回首页</a>
      <a href="/campaign/service.html">客服中心</a>
    </nav>
  </header>
);
