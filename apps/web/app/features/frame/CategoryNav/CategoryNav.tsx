import type { TextResource } from '@huarong/contract/content';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './CategoryNav.module.css';

interface CategoryNavProps {
  categories: TextResource[];
  more: TextResource[];
}

export function CategoryNav({ categories, more }: CategoryNavProps) {
  if (categories.length + more.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label="商品分类">
      <ul>
        {categories.map((category) => (
          <li key={category.omniture}>
            <SlotLink resource={category} className={category.mark ? styles.hot : undefined} />
          </li>
        ))}
        {more.length > 0 && <li className={styles.rule} aria-hidden="true" />}
        {more.map((entry) => (
          <li key={entry.omniture}>
            <SlotLink resource={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
