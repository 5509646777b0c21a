import type { Permission } from '@huarong/core/staff';
import type { IconName } from '../ui/icon/icon-paths.ts';

export interface NavItem {
  path: string;
  label: string;
  icon: IconName;
  /** Who sees it; absent: everyone who has signed in. */
  permission?: Permission;
  /** The page it belongs under; shown while one of that family is open. */
  under?: string;
  /** The letter after G that leads there. */
  key?: string;
  /** Other words that the command bar finds it by. */
  words?: string;
}

export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}
