import type { ReactNode } from 'react';
import styles from './ErrorScene.module.css';

interface ErrorSceneProps {
  /** Address of the illustration. */
  illustration: string;
  /** Small text above the title. */
  kicker: string;
  title: string;
  /** What happened and what to do. */
  text: string;
  /** Left by default. */
  illustrationSide?: 'left' | 'right';
  /** White text on the dark blue of the queue page. */
  isDark?: boolean;
  children?: ReactNode;
}

/** Illustration and text of an error page. */
export function ErrorScene({
  illustration,
  kicker,
  title,
  text,
  illustrationSide = 'left',
  isDark = false,
  children,
}: ErrorSceneProps) {
  return (
    <main id="main" className={styles.scene} data-side={illustrationSide} data-dark={isDark || undefined}>
      <div className={styles.art}>
        <img src={illustration} alt="" />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </main>
  );
}

/** Row of actions. */
export const ErrorActions = ({ children }: { children: ReactNode }) => (
  <p className={styles.actions}>{children}</p>
);
/** Details for customer service. */
export const ErrorNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
