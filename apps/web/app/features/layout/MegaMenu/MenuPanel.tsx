import { type ReactNode, type Ref, Suspense, useState } from 'react';
import type { NavCategory } from '../nav-categories.ts';
import { loadMenu } from './load-menu.ts';
import styles from './MegaMenu.module.css';
import { MenuContent } from './MenuContent.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';

interface MenuPanelProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  category: NavCategory;
  /** Opened by keyboard: focuses the first link once it is loaded. */
  isEntering: boolean;
  /** Stands above the menu while it loads, too. */
  children?: ReactNode;
}

/** The menu of a category: subcategories, brands with an alphabet index, and one product. */
export function MenuPanel({ ref, id, category, isEntering, children }: MenuPanelProps) {
  const [menu, setMenu] = useState(() => loadMenu(category.categoryId));
  const retry = () => setMenu(loadMenu(category.categoryId));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups links
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      role="group"
      aria-label={`${category.name}的全部分类`}
      data-line={`menu_${category.categoryId}`}
    >
      {children}
      <Suspense fallback={<MenuSkeleton />}>
        <MenuContent category={category} menu={menu} isEntering={isEntering} onRetry={retry} />
      </Suspense>
    </div>
  );
}
