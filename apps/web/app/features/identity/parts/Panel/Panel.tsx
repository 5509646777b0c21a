import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Focuses the title when the step replaces another, so that screen readers announce it. */
  focusTitle?: boolean;
  /** The first page of a login: on phones the photograph stays above it. */
  isWelcome?: boolean;
  children: ReactNode;
}

/** The right half of the login pages: title, sentence and content. */
export function Panel({ title, lead, focusTitle = false, isWelcome = false, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);
  return (
    <div className={styles.panel} data-welcome={isWelcome || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
