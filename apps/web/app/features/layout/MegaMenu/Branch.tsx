import type { CategoryBranch } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import styles from './Branch.module.css';

/** A subcategory and its children, in lines of at most fourteen characters. */
export function Branch({ branch }: { branch: CategoryBranch }) {
  return (
    <div className={styles.branch}>
      <a href={branch.link} className={styles.title}>
        {branch.name}
        <span className={styles.all}>全部</span>
        <Icon name="right" size={12} className={styles.arrow} />
      </a>
      {branch.children.length > 0 && (
        <ul>
          {branch.children.map((child) => (
            <li key={child.categoryId}>
              <a href={child.link}>{child.name}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
