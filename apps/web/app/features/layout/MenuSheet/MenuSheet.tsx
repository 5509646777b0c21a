import { Icon } from '@huarong/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { MenuPanel } from '../MegaMenu/MenuPanel.tsx';
import type { NavCategory } from '../nav-categories.ts';
import { categoryOfPage } from './category-of-page.ts';
import styles from './MenuSheet.module.css';
import { useSheetOverPage } from './use-sheet-over-page.ts';

interface MenuSheetProps {
  nav: RefObject<HTMLElement | null>;
  panelId: string;
  categories: NavCategory[];
  openId: string | null;
  onOpen: (categoryId: string | null) => void;
  onClose: () => void;
}

/** The menu of one category on a phone or tablet; the entries of the navigation choose which. */
export function MenuSheet({ nav, panelId, categories, openId, onOpen, onClose }: MenuSheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = categories.find(({ categoryId }) => categoryId === openId);
  useSheetOverPage(nav, onClose);

  useEffect(() => {
    if (openId === null) onOpen(categoryOfPage(window.location.pathname, categories));
  }, [openId, categories, onOpen]);
  useEffect(() => {
    nav.current
      ?.querySelector(`ul [data-category="${openId}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [nav, openId]);

  if (!shown) return null;
  return (
    <MenuPanel key={shown.categoryId} ref={panel} id={panelId} category={shown} isEntering={false}>
      <a href={shown.link} className={styles.head} data-category={shown.categoryId}>
        <b>{shown.name}</b>
        <span>
          全部商品 <Icon name="right" size={10} />
        </span>
      </a>
    </MenuPanel>
  );
}
