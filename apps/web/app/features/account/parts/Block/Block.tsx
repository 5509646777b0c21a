import { type ReactNode, useId } from 'react';
import styles from './Block.module.css';

interface BlockProps {
  title: string;
  /** Small grey text after the title. */
  note?: ReactNode | undefined;
  /** A link or a filter at the right of the heading. */
  aside?: ReactNode | undefined;
  /** Anchor for links on the same page. */
  id?: string | undefined;
  children: ReactNode;
}

/** A titled section of a member page. */
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
