import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Pager.module.css';
import { PagerJump } from './PagerJump.tsx';
import { pagerWindow } from './pager-window.ts';

export interface PagerProps {
  /** What is paged, where a page has several pagers. */
  label?: string | undefined;
  /** The page being shown, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** URL of a page, so every number is a real link. */
  hrefOf: (page: number) => string;
  /** Goes to a typed page number; without it the jump field is not shown. */
  onJump?: ((page: number) => void) | undefined;
}

/** Page numbers and a jump field. Renders nothing for a single page. */
export function Pager({ label = '分页', page, pageCount, hrefOf, onJump }: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles['pager']} aria-label={label}>
      <PagerStep to={page - 1} label="上一页" icon="left" {...{ pageCount, hrefOf }} />
      {pagerWindow(page, pageCount).map((slot) =>
        typeof slot === 'number' ? (
          <a
            key={slot}
            className={styles['slot']}
            href={hrefOf(slot)}
            aria-label={`第 ${slot} 页`}
            aria-current={slot === page ? 'page' : undefined}
          >
            {slot}
          </a>
        ) : (
          <span key={slot} className={styles['gap']} aria-hidden="true">
            …
          </span>
        ),
      )}
      <span className={styles['place']}>
        {page} / {pageCount}
      </span>
      <PagerStep to={page + 1} label="下一页" icon="right" {...{ pageCount, hrefOf }} />
      {onJump && <PagerJump key={page} page={page} pageCount={pageCount} onJump={onJump} />}
    </nav>
  );
}

interface PagerStepProps extends Pick<PagerProps, 'pageCount' | 'hrefOf'> {
  to: number;
  label: string;
  icon: 'left' | 'right';
}

/** An arrow at either end, disabled at the first and last page. */
function PagerStep({ to, label, icon, pageCount, hrefOf }: PagerStepProps) {
  const arrow = <Icon name={icon} size={12} label={label} />;
  if (to < 1 || to > pageCount) return <span className={styles['end']}>{arrow}</span>;
  return (
    <a className={classNames(styles['slot'], styles['arrow'])} href={hrefOf(to)}>
      {arrow}
    </a>
  );
}
