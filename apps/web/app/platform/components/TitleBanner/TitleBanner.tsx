import type { ReactNode } from 'react';
import styles from './TitleBanner.module.css';

interface TitleBannerProps {
  title: ReactNode;
  intro?: ReactNode | undefined;
  /** More room around the title, for pages that begin with a longer text. */
  isSpacious?: boolean;
  /** Beside the title, at the right. */
  children?: ReactNode;
}

/** The large title of a public page above its rule. */
export const TitleBanner = ({ title, intro, isSpacious, children }: TitleBannerProps) => (
  <header className={styles.banner} data-spacious={isSpacious || undefined}>
    <div>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
    </div>
    {children}
  </header>
);
