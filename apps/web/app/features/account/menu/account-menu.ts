import type { IconName } from '@huarong/ui';

export interface AccountPage {
  label: string;
  path: string;
  icon: IconName;
  /** The page is in routes.ts. What is not open yet is not shown. */
  isOpen?: true;
}
interface MenuGroup {
  title: string;
  pages: AccountPage[];
}

export const MEMBER_HOME = '/myAccount';

/** Every page of the member's area, in the order of the menu. */
const MENU: MenuGroup[] = [
  {
    title: '订单中心',
    pages: [
      { label: '我的订单', path: '/myOrderList', icon: 'parcel', isOpen: true },
      { label: '线下订单', path: '/myAccount/offlineOrderList', icon: 'store', isOpen: true },
      { label: '购买记录', path: '/myAccount/purchaseRecord', icon: 'list', isOpen: true },
      { label: '在线退货', path: '/myOnlineReturn', icon: 'return', isOpen: true },
      { label: '退货记录', path: '/myAccount/returnList', icon: 'truck', isOpen: true },
      { label: '我的评价', path: '/myAccount/comment', icon: 'comment', isOpen: true },
    ],
  },
  {
    title: '我的资产',
    pages: [
      { label: '优惠券', path: '/myAccount/coupon', icon: 'ticket', isOpen: true },
      { label: '积分明细', path: '/myAccount/integralFlow', icon: 'coin', isOpen: true },
      { label: '会员卡', path: '/myAccount/myMemberCard', icon: 'medal', isOpen: true },
      { label: '等级变更', path: '/myAccount/changeHistory', icon: 'clock', isOpen: true },
      { label: '储值卡', path: '/restMyCard', icon: 'card', isOpen: true },
    ],
  },
  {
    title: '我的关注',
    pages: [
      { label: '我的梳妆台', path: '/myAccount/vanity', icon: 'gift', isOpen: true },
      { label: '我的笔记', path: '/myAccount/posts', icon: 'document', isOpen: true },
      { label: '收藏夹', path: '/myAccount/favorite', icon: 'heart', isOpen: true },
      { label: '问卷与试用', path: '/Research', icon: 'bulb', isOpen: true },
    ],
  },
  {
    title: '账户设置',
    pages: [
      { label: '个人资料', path: '/myAccount/profile.html', icon: 'user', isOpen: true },
      { label: '地址簿', path: '/myAccount/address', icon: 'pin', isOpen: true },
      { label: '发票列表', path: '/myAccount/invoiceList', icon: 'document', isOpen: true },
      { label: '申请发票', path: '/myAccount/issueInvoice', icon: 'edit', isOpen: true },
      { label: '消息中心', path: '/myAccount/myMessage', icon: 'bell', isOpen: true },
      { label: '隐私设置', path: '/myAccount/privacy', icon: 'shield', isOpen: true },
    ],
  },
];

const isOpen = (page: AccountPage) => page.isOpen === true;

/** The menu as it is shown: open pages only, and no heading over nothing. */
export const accountMenu = (): MenuGroup[] =>
  MENU.map(({ title, pages }) => ({ title, pages: pages.filter(isOpen) })).filter(
    ({ pages }) => pages.length > 0,
  );

/** Every page named in the menu, open or not. */
export const allAccountPages = (): AccountPage[] => MENU.flatMap(({ pages }) => pages);
export const openAccountPages = (): AccountPage[] => allAccountPages().filter(isOpen);
export const findAccountPage = (path: string): AccountPage | null =>
  openAccountPages().find((page) => page.path === path) ?? null;
