import type { ReactNode } from 'react';
import styles from './ErrorScene.module.css';

interface ErrorSceneProps {
  /** Address of the still life. */
  illustration: string;
  /** The small line above the title. */
  kicker: string;
  title: string;
  /** One paragraph: what happened and what to do. */
  text: string;
  /** The picture stands at the left unless told. */
  illustrationSide?: 'left' | 'right';
  /** White on the deep blue of the queue. */
  isDark?: boolean;
  children?: ReactNode;
}

/** Half a still life, half a sentence: how the shop says that something is not as it should be. */
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

/** The row of things a shopper can do now. */
export const ErrorActions = ({ children }: { children: ReactNode }) => (
  <p className={styles.actions}>{children}</p>
);
/** What a shopper may tell the people at the counter. */
export const ErrorNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
