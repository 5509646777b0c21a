import { IconButton, Notice } from '@huarong/ui';
import { useEffect, useState } from 'react';
import styles from './OldPageNotice.module.css';

/** The server marks a page that it could not compute anew, see platform/published of the server. */
const isOldPage = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.some(({ name }) => name === 'old') ?? false;
};

/** Says quietly that a part of the shop does not answer and the page may be out of date. */
export function OldPageNotice() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isOldPage()), []);
  if (!isShown) return null;
  return (
    <div className={styles['bar']} role="status">
      <Notice
        tone="warn"
        title="部分服务暂时没有响应"
        action={<IconButton icon="close" label="关闭提示" onClick={() => setIsShown(false)} />}
      >
        这一页可能已过时，价格与库存以结算页为准。
      </Notice>
    </div>
  );
}
