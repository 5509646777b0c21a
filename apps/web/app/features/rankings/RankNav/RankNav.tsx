import type { CategoryBranch, RankingKind } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import { Fragment } from 'react';
import { rankHref } from '../rank-kinds.ts';
import styles from './RankNav.module.css';

interface RankNavProps {
  categories: readonly CategoryBranch[];
  /** The ranking being shown. */
  categoryId: string;
  kind: RankingKind;
}

/** Navigation by category; the current one is expanded. */
export function RankNav({ categories, categoryId, kind }: RankNavProps) {
  const link = (id: string, name: string) => (
    <a href={rankHref(id, kind)} aria-current={id === categoryId ? 'page' : undefined} data-stay>
      {name}
    </a>
  );
  const current = categories.find(
    ({ categoryId: id, children }) =>
      id === categoryId || children.some((child) => child.categoryId === categoryId),
  );
  return (
    <nav className={styles.nav} aria-label="榜单品类">
      {/* Phones and tablets: two rows that scroll sideways instead of what folds. */}
      <p className={styles.chips}>
        {link('all', '总榜')}
        {categories.map(({ categoryId: id, name }) => (
          <Fragment key={id}>{link(id, name)}</Fragment>
        ))}
      </p>
      {current && current.children.length > 0 && (
        <p className={styles.chips}>
          {current.children.map(({ categoryId: id, name }) => (
            <Fragment key={id}>{link(id, name)}</Fragment>
          ))}
        </p>
      )}
      <p className={styles.all}>{link('all', '全站总榜')}</p>
      {categories.map(({ categoryId: id, name, children }) => (
        <details
          key={id}
          open={id === categoryId || children.some((child) => child.categoryId === categoryId)}
        >
          <summary>
            {name}
            <Icon name="down" size={12} className={styles.fold} />
          </summary>
          <ul>
            <li>{link(id, `${name}总榜`)}</li>
            {children.map((child) => (
              <li key={child.categoryId}>{link(child.categoryId, child.name)}</li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
