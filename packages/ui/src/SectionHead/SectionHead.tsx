import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  /** The title, in the Song typeface. */
  title: string;
  /** A Latin line or a short fact beside it. */
  sub?: ReactNode | undefined;
  /** Link to the full list. */
  more?: { label: string; href: string } | undefined;
  /** Content at the far right: tabs, a countdown. */
  aside?: ReactNode | undefined;
  /** 36 pixels for a floor of the page, 28 or 22 inside one. */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
}

/** The roman typeface has no Chinese: it would be set in Song, widely spaced. */
const CHINESE = /[一-龥]/;

/** Heading of a section, always left-aligned. */
export function SectionHead({ title, sub, more, aside, size = 'lg', level = 2 }: SectionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames(styles['head'], styles[size])}>
      <Title className={styles['title']}>{title}</Title>
      {sub && (
        <span className={styles['sub']} data-latin={!CHINESE.test(`${sub}`) || undefined}>
          {sub}
        </span>
      )}
      {aside && <div className={styles['aside']}>{aside}</div>}
      {more && (
        <a className={styles['more']} href={more.href}>
          {more.label}
          <Icon name="arrow" size={16} />
        </a>
      )}
    </div>
  );
}
