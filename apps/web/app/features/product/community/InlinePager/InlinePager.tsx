import { Button } from '@huarong/ui';
import styles from './InlinePager.module.css';

interface PageStepsProps {
  /** What is paged, for readers. */
  what: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** A page back, a page on: for lists inside a page, which have no address of their own. */
export function PageSteps({ what, page, pageCount, onPage }: PageStepsProps) {
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
