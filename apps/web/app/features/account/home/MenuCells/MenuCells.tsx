import { Icon, type IconName } from '@huarong/ui';
import { ACCOUNT_MENU } from '../../menu/account-menu.ts';
import styles from './MenuCells.module.css';

const CELLS: readonly [label: string, icon: IconName, shortLabel?: string][] = [
  ['积分明细', 'coin'],
  ['储值卡', 'card'],
  ['收藏夹', 'heart'],
  ['浏览记录', 'clock'],
  ['我的梳妆台', 'brand'],
  ['到货提醒', 'bell'],
  ['我的评价', 'comment'],
  ['线下订单', 'store'],
  ['地址簿', 'pin'],
  ['发票列表', 'document', '发票'],
  ['问卷与试用', 'list'],
  ['隐私设置', 'lock'],
];
/** Everything else that neither the head of the page nor its order row leads to. */
const MORE = ['购买记录', '我的笔记', '关注的品牌', '我的反馈'];

const PAGES = ACCOUNT_MENU.flatMap(({ pages }) => pages);
const pathOf = (label: string) => {
  const { path, part = '' } = PAGES.find((page) => page.label === label)!;
  return path + part;
};

/** The account menu of a phone: icons on the member's main page. */
export const MenuCells = () => (
  <nav className={styles.menu} aria-label="我的服务">
    <ul className={styles.cells}>
      {CELLS.map(([label, icon, shortLabel = label]) => (
        <li key={label}>
          <a href={pathOf(label)}>
            <Icon name={icon} size={24} />
            {shortLabel}
          </a>
        </li>
      ))}
    </ul>
    <ul className={styles.more}>
      {MORE.map((label) => (
        <li key={label}>
          <a href={pathOf(label)}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);
