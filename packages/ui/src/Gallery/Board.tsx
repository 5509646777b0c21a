import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** A section of the gallery with a title and specimens. */
export const Board = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles['board']}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** One component with the name of its state under it. */
export const Specimen = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure className={styles['specimen']}>
    <div>{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

export const Row = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>;

/** Equal columns. */
export const Columns = ({ count, children }: { count: 3 | 4; children: ReactNode }) => (
  <div className={styles[`columns${count}`]}>{children}</div>
);
