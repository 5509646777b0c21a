import { useEffect, useState } from 'react';
import { listSavedPages, type SavedPage } from '../../../platform/offline/saved-pages.ts';
import styles from './SavedPages.module.css';

const MAX_SHOWN = 6;
const timeText = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Products seen during the last day, which open without a network. */
export function SavedPages() {
  const [pages, setPages] = useState<SavedPage[]>([]);
  useEffect(() => void listSavedPages().then(setPages, () => undefined), []);
  if (pages.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-pages">
      <h2 id="saved-pages">刚看过的，现在也能打开</h2>
      <ul>
        {pages.slice(0, MAX_SHOWN).map(({ path, name, savedAt }) => (
          <li key={path}>
            {/* The service worker answers whole pages only. */}
            <a href={path} rel="external">
              {name}
            </a>
            <small>{timeText.format(savedAt)} 看过</small>
          </li>
        ))}
      </ul>
      <p>价格与库存是当时的，联网后以结算页为准。</p>
    </section>
  );
}
