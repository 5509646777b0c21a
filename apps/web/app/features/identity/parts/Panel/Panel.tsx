import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** A step that takes the place of another: the title gets the focus, so that a reader hears where it is now. */
  focusTitle?: boolean;
  children: ReactNode;
}

/** The right half of these pages: a title, a sentence, and what is to be done. */
export function Panel({ title, lead, focusTitle = false, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);
  return (
    <div className={styles.panel}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
