import { Logo } from '@huarong/ui';
import { Link } from 'react-router';
import styles from './IdentityHeader.module.css';

export const IdentityHeader = () => (
  <header className={styles.header}>
    <Link to="/" aria-label="花容 HUARONG 首页">
      <Logo />
    </Link>
    <nav className={styles.ways} aria-label="常用">
      <Link to="/">返回首页</Link>
      <Link to="/campaign/service.html">客服中心</Link>
    </nav>
  </header>
);
