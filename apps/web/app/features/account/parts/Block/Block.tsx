import { type ReactNode, useId } from 'react';
import styles from './Block.module.css';

interface BlockProps {
  title: string;
  /** A few grey words after the title. */
  note?: ReactNode | undefined;
  /** A link or a choice at the far right of the heading. */
  aside?: ReactNode | undefined;
  /** Where links inside the page lead to. */
  id?: string | undefined;
  children: ReactNode;
}

/** A part of a member's page: a rule of ink, a heading, what it is about. */
export function Block({ title, note, aside, id, children }: BlockProps) {
  const headingId = useId();
  return (
    <section className={styles.block} id={id} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{title}</h2>
        {note && <small>{note}</small>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
