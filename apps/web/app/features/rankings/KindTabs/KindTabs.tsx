import type { RankingKind } from '@huarong/contract/catalogue';
import { RANK_KINDS, rankHref } from '../rank-kinds.ts';
import styles from './KindTabs.module.css';

interface KindTabsProps {
  categoryId: string;
  kind: RankingKind;
}

export const KindTabs = ({ categoryId, kind }: KindTabsProps) => (
  <nav className={styles.tabs} aria-label="榜单">
    {RANK_KINDS.map(({ kind: each, name, hint }) => (
      <a
        key={each}
        href={rankHref(categoryId, each)}
        aria-current={each === kind ? 'page' : undefined}
        data-stay
      >
        {name}
        <small>{hint}</small>
      </a>
    ))}
  </nav>
);
