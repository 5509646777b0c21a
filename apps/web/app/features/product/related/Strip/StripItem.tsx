import type { ReactNode } from 'react';
import styles from './Strip.module.css';

interface StripItemProps {
  /** A square: an image or a colour. */
  picture: ReactNode;
  /** Absent where there is nothing to open. */
  href?: string | undefined;
  title: ReactNode;
  note?: ReactNode | undefined;
}

/** A square with a name and a note beside it. */
export function StripItem({ picture, href, title, note }: StripItemProps) {
  const content = (
    <>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.text}>
        <span>{title}</span>
        <small>{note}</small>
      </span>
    </>
  );
  return (
    <li>
      {href === undefined ? <div className={styles.item}>{content}</div> : null}
      {href !== undefined ? (
        <a href={href} className={styles.item}>
          {content}
        </a>
      ) : null}
    </li>
  );
}
