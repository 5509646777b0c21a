import type { ReactNode } from 'react';
import styles from './SuggestPanel.module.css';

interface GroupProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Options under one heading. */
export const Group = ({ name, className, children }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a list box may contain groups of options but no fieldset
  <div role="group" aria-label={name} className={className}>
    <p className={styles.heading} aria-hidden="true">
      {name}
    </p>
    {children}
  </div>
);
