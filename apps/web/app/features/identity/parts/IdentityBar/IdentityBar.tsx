import { Icon, VisuallyHidden } from '@huarong/ui';
import type { MouseEvent } from 'react';
import styles from './IdentityBar.module.css';

/** On phones the way back, over the photograph, and to the service. */
export const IdentityBar = () => (
  <nav className={styles.bar} aria-label="返回">
    <a href="/" className={styles.back} onClick={goBack}>
      <Icon name="left" size={24} />
      <VisuallyHidden>返回</VisuallyHidden>
    </a>
    <a href="/campaign/service.html" className={styles.service}>
      客服中心
    </a>
  </nav>
);

/** Without a page before this one, the link leads to the first page. */
function goBack(event: MouseEvent) {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx === 0) return;
  event.preventDefault();
  window.history.back();
}
