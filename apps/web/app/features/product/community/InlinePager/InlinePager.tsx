import { Button } from '@huarong/ui';
import styles from './InlinePager.module.css';

interface InlinePagerProps {
  /** Names the list for screen readers. */
  listName: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Previous and next buttons for lists whose page is not in the URL. */
export function InlinePager({ listName, page, pageCount, onPage }: InlinePagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.steps} aria-label={`${listName}分页`}>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <span>
        {page} / {pageCount}
      </span>
      <Button size="sm" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        下一页
      </Button>
    </nav>
  );
}
