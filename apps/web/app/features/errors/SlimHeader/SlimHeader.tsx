import { Logo } from '@huarong/ui';
import { Link } from 'react-router';
import { SearchBox } from '../../frame/index.ts';
import styles from './SlimHeader.module.css';

interface SlimHeaderProps {
  /** Shown at the right instead of links and search, while the shop is closed. */
  hotline?: string;
}

/** A header that needs no data: it stands even when nothing else does. */
export function SlimHeader({ hotline }: SlimHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <Link to="/" reloadDocument aria-label="花容 HUARONG 首页">
          <Logo size="md" />
        </Link>
        {hotline ? (
          <p className={styles.hotline}>{hotline}</p>
        ) : (
          <>
            <SearchBox hints={[]} />
            <nav aria-label="常用">
              <Link to="/">首页</Link>
              <Link to="/brand/">品牌馆</Link>
              <Link to="/rank/">花容榜</Link>
              <Link to="/myOrderList">我的订单</Link>
            </nav>
          </>
        )}
      </div>
    </header>
  );
}
