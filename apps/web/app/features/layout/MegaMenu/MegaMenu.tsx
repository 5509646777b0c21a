import type { NavCategory } from '../nav-categories.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { type MegaMenuState, useMegaMenu } from './use-mega-menu.ts';

interface MegaMenuProps extends MegaMenuState {
  panelId: string;
  categories: NavCategory[];
}

/** Adds the menus to the navigation entries: renders the menu of the open one. */
export function MegaMenu({ panelId, categories, ...state }: MegaMenuProps) {
  const { panel, isEntering } = useMegaMenu(state);
  const open = categories.find(({ categoryId }) => categoryId === state.openId);
  if (!open) return null;
  return <MenuPanel key={open.categoryId} ref={panel} id={panelId} category={open} isEntering={isEntering} />;
}
