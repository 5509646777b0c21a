import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabLinksProps {
  /** What the links choose between, for screen readers. */
  label: string;
  /** One link per tab; `current` marks the current page. */
  links: readonly {
    label: string;
    href: string;
    count?: string | number | undefined;
    current?: boolean | undefined;
  }[];
  /** Content at the far right of the row. */
  aside?: ReactNode | undefined;
}

/** Tabs that are pages of their own: the order list by state, the in-page index of a product. */
export const TabLinks = ({ label, links, aside }: TabLinksProps) => (
  <nav className={styles['row']} aria-label={label}>
    <div className={styles['tabs']}>
      {links.map(({ label, href, count, current }) => (
        <a key={href} href={href} className={styles['tab']} aria-current={current ? 'page' : undefined}>
          {label}
          {count !== undefined && <sup>{count}</sup>}
        </a>
      ))}
    </div>
    {aside && <div className={styles['aside']}>{aside}</div>}
  </nav>
);
