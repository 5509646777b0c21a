import { Button } from '@huarong/ui';
import styles from './InlinePager.module.css';

interface InlinePagerProps {
  /** What is paged, for readers. */
  listName: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** A page back, a page on: for lists inside a page, which have no address of their own. */
export function InlinePager({ listName: what, page, pageCount, onPage }: InlinePagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.steps} aria-label={`${what}分页`}>
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
