import type { ReactNode } from 'react';
import styles from './Strip.module.css';

interface StripProps {
  id: string;
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A section below the first screen with up to four items in a row. */
export const Strip = ({ id, title, note, children }: StripProps) => (
  <section className={styles.strip} aria-labelledby={id}>
    <h2 id={id}>
      {title}
      {note && <small>{note}</small>}
    </h2>
    <ul>{children}</ul>
  </section>
);
