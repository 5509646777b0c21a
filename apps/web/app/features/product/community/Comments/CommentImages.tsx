import { Dialog } from '@huarong/ui';
import { useState } from 'react';
import styles from './CommentImages.module.css';

/** Thumbnails; each opens in full size. */
export function CommentImages({ urls, title }: { urls: readonly string[]; title: string }) {
  const [open, setOpen] = useState<string | null>(null);
  if (urls.length === 0) return null;
  return (
    <>
      <ul className={styles.images}>
        {urls.map((url, index) => (
          <li key={url}>
            <button type="button" onClick={() => setOpen(url)} aria-label={`查看第 ${index + 1} 张图片`}>
              <img src={url} alt="" width={84} height={84} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={title} size="lg">
        {open && <img className={styles.fullImage} src={open} alt={title} />}
      </Dialog>
    </>
  );
}
