import type { CategoryLink } from '@huarong/contract/catalogue';
import { groupDigits } from '@huarong/core/shared';
import { ChipLink, ChipRow } from '@huarong/ui';
import type { ReactNode } from 'react';
import { TitleBanner } from '../../../platform/components/TitleBanner/TitleBanner.tsx';
import styles from './CategoryHead.module.css';

interface CategoryHeadProps {
  title: string;
  total: number;
  intro?: string | undefined;
  /** Categories to jump to. */
  shortcuts: readonly CategoryLink[];
  /** The categories below it, which a desktop lists above the filters. */
  subcategories?: readonly (CategoryLink & { isCurrent: boolean })[];
  /** Extra content beside the title, such as a countdown. */
  aside?: ReactNode;
}

export const CategoryHead = ({
  title,
  total,
  intro,
  shortcuts,
  subcategories = [],
  aside,
}: CategoryHeadProps) => (
  <TitleBanner
    title={title}
    count={
      <small className={styles.total} role="status">
        {groupDigits(total)} 件商品
      </small>
    }
    intro={intro}
    isSpacious
  >
    {aside}
    {subcategories.length > 0 && (
      <nav className={styles.subcategories} aria-label="下级品类">
        <ChipRow>
          {subcategories.map(({ categoryId, name, link, isCurrent }) => (
            <ChipLink key={categoryId} href={link} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
    )}
    {shortcuts.length > 0 && (
      <nav
        className={styles.shortcuts}
        aria-label="相关品类"
        data-replaced={subcategories.length > 0 || undefined}
      >
        <ChipRow>
          {shortcuts.map(({ categoryId, name, link }) => (
            <ChipLink key={categoryId} href={link}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
    )}
  </TitleBanner>
);
