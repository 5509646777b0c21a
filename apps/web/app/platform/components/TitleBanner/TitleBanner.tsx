import type { ReactNode } from 'react';
import styles from './TitleBanner.module.css';

interface TitleBannerProps {
  title: ReactNode;
  /** After the title, in its line. */
  count?: ReactNode | undefined;
  intro?: ReactNode | undefined;
  /** More room around the title, for pages that begin with a longer text. */
  isSpacious?: boolean;
  /** Beside the title, at the right. */
  children?: ReactNode;
}

/** The large title of a public page above its rule. The bar of a phone shows the same words, so there only readers get it. */
export const TitleBanner = ({ title, count, intro, isSpacious, children }: TitleBannerProps) => (
  <header className={styles.banner} data-spacious={isSpacious || undefined}>
    <div>
      <h1>
        <span className={styles.title}>{title}</span>
        {count}
      </h1>
      {intro && <p>{intro}</p>}
    </div>
    {children}
  </header>
);
