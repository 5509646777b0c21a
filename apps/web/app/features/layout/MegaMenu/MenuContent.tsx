import { Button } from '@huarong/ui';
import { use, useEffect, useRef } from 'react';
import type { NavCategory } from '../nav-categories.ts';
import { Branch } from './Branch.tsx';
import type { Menu } from './load-menu.ts';
import styles from './MegaMenu.module.css';
import { MenuBrands } from './MenuBrands.tsx';
import { MenuImage, MenuTopic } from './MenuImages.tsx';
import { MenuPicks } from './MenuPicks.tsx';

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
  const guides = [...topics, ...menu.guides].slice(0, TOPICS);
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
        {guides.length > 0 && (
          <ul className={styles.topics}>
            {guides.map((guide) => (
              <MenuTopic key={guide.omniture} topic={guide} />
            ))}
          </ul>
        )}
      </div>
      <MenuBrands category={category} brands={menu.brands} letters={menu.letters} />
      {lead && (
        <div className={styles.side}>
          <MenuImage image={lead} />
          <MenuPicks picks={menu.picks} />
        </div>
      )}
    </div>
  );
}
