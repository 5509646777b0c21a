import { Logo } from '@huarong/ui';
import { SearchBox } from '../../search/index.ts';
import styles from './SlimHeader.module.css';

interface SlimHeaderProps {
  /** Shown at the right instead of links and search during maintenance. */
  hotline?: string;
}

/** A header that needs no data, so it works on every error page. */
export function SlimHeader({ hotline }: SlimHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <a href="/" rel="external" aria-label="花容 HUARONG 首页">
          <Logo size="md" />
        </a>
        {hotline ? (
          <p className={styles.hotline}>{hotline}</p>
        ) : (
          <>
            <SearchBox hints={[]} />
            <nav aria-label="常用">
              <a href="/">首页</a>
              <a href="/brand/">品牌馆</a>
              <a href="/rank/">花容榜</a>
              <a href="/myOrderList">我的订单</a>
            </nav>
          </>
        )}
      </div>
    </header>
  );
}
