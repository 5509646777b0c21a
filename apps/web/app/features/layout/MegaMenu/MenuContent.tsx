import { Button } from '@huarong/ui';
import { use, useEffect, useRef } from 'react';
import type { NavCategory } from '../nav-categories.ts';
import { Branch } from './Branch.tsx';
import type { Menu } from './load-menu.ts';
import styles from './MegaMenu.module.css';
import { MenuBrands } from './MenuBrands.tsx';
import { MenuImage, MenuTopic } from './MenuImages.tsx';

const TOPICS = 3;

interface MenuContentProps {
  category: NavCategory;
  menu: Promise<Menu | null>;
  isEntering: boolean;
  onRetry: () => void;
}

export function MenuContent({ category, menu: menuPromise, isEntering, onRetry }: MenuContentProps) {
  const menu = use(menuPromise);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEntering) content.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isEntering]);

  if (!menu)
    return (
      <div ref={content} className={styles.failure} role="alert">
        <p>{category.name}的分类没有加载出来，请稍后再试。</p>
        <Button kind="line" size="sm" onClick={onRetry}>
          重试
        </Button>
      </div>
    );
  const [lead, ...topics] = menu.images;
  return (
    <div ref={content} className={styles.wrap} data-alone={!lead || undefined}>
      <div className={styles.left}>
        <div className={styles.columns}>
          {menu.columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never change order
            <div key={index} data-column={index + 1}>
              {column.map((branch) => (
                <Branch key={branch.categoryId} branch={branch} />
              ))}
            </div>
          ))}
        </div>
        {topics.length > 0 && (
          <ul className={styles.topics}>
            {topics.slice(0, TOPICS).map((topic) => (
              <MenuTopic key={topic.omniture} topic={topic} />
            ))}
          </ul>
        )}
      </div>
      <MenuBrands category={category} brands={menu.brands} letters={menu.letters} />
      {lead && <MenuImage image={lead} />}
    </div>
  );
}
