import type { CategoryBranch } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import { CatalogueImage } from '../../../platform/components/CatalogueImage.tsx';
import styles from './Branch.module.css';

/** A subcategory and its children: in lines of at most fourteen characters, on phones as tiles with an image. */
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
              <a href={child.link}>
                {child.imagePath !== undefined && (
                  <span className={styles.image}>
                    <CatalogueImage path={child.imagePath} width={400} height={500} sizes="96px" />
                  </span>
                )}
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
