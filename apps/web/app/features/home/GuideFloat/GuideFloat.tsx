import type { TextResource } from '@huarong/contract/content';
import styles from './GuideFloat.module.css';

/** Section links at the left edge, from the slot left_guide. */
export function GuideFloat({ guides }: { guides: readonly TextResource[] }) {
  const floors = guides.filter(({ link }) => /^#[a-z-]+$/.test(link));
  if (floors.length === 0) return null;
  return (
    <nav className={styles.guide} aria-label="楼层导航">
      <div>
        {floors.map(({ content, link, omniture }) => (
          <a key={omniture} href={link}>
            {content}
          </a>
        ))}
      </div>
    </nav>
  );
}
