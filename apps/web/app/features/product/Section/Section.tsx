import type { ReactNode, Ref } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  count?: string | undefined;
  action?: ReactNode | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** One section of the page below the fold; the tabs link to its id. */
export const Section = ({ id, title, count, action, ref, children }: SectionProps) => (
  <section id={id} ref={ref} className={styles.section} data-later aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      {title}
      {count && <small>{count}</small>}
      {action && <span className={styles.action}>{action}</span>}
    </h2>
    {children}
  </section>
);
