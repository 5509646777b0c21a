export interface AccountPage {
  label: string;
  path: string;
  /** What follows the path, where the entry names a part of a page: a tab, or a place on it. */
  part?: `?tab=${string}` | `#${string}`;
}
interface MenuGroup {
  title: string;
  pages: AccountPage[];
}

export const MEMBER_HOME = '/myAccount';

/** The pages of the member's area, in the order of the menu. */
export const ACCOUNT_MENU: readonly MenuGroup[] = [
  {
    title: '订单中心',
    pages: [
      { label: '我的订单', path: '/myOrderList' },
      { label: '线下订单', path: '/myAccount/offlineOrderList' },
      { label: '购买记录', path: '/myAccount/purchaseRecord' },
      { label: '在线退货', path: '/myOnlineReturn' },
      { label: '我的评价', path: '/myAccount/comment' },
    ],
  },
  {
    title: '我的资产',
    pages: [
      { label: '优惠券', path: '/myAccount/coupon' },
      { label: '积分明细', path: '/myAccount/integralFlow' },
      { label: '会员卡', path: '/myAccount/myMemberCard' },
      { label: '储值卡', path: '/restMyCard' },
    ],
  },
  {
    title: '我的关注',
    pages: [
      { label: '我的梳妆台', path: '/myAccount/vanity' },
      { label: '我的笔记', path: '/myAccount/posts' },
      { label: '收藏夹', path: '/myAccount/favorite' },
      { label: '浏览记录', path: '/myAccount/favorite', part: '?tab=history' },
      { label: '到货提醒', path: '/myAccount/favorite', part: '?tab=reminder' },
      { label: '关注的品牌', path: '/myAccount/favorite', part: '?tab=brand' },
      { label: '问卷与试用', path: '/Research' },
    ],
  },
  {
    title: '账户设置',
    pages: [
      { label: '个人资料', path: '/myAccount/profile.html' },
      { label: '地址簿', path: '/myAccount/address' },
      { label: '发票抬头', path: '/myAccount/invoiceList', part: '#titles' },
      { label: '发票列表', path: '/myAccount/invoiceList' },
      { label: '消息中心', path: '/myAccount/myMessage' },
      { label: '隐私设置', path: '/myAccount/privacy' },
    ],
  },
];

interface BehindPage {
  label: string;
  /** How its address begins. */
  start: string;
  /** The page of the menu that leads to it. */
  from: string;
}

/** Pages that another one leads to: they have a name of their own, and no line in the menu. */
export const PAGES_BEHIND: readonly BehindPage[] = [
  { label: '订单详情', start: '/myOrderList/', from: '/myOrderList' },
  { label: '申请退货', start: '/onlineReturn/', from: '/myOnlineReturn' },
  { label: '退货记录', start: '/myAccount/returnList', from: '/myOnlineReturn' },
  { label: '退货详情', start: '/myAccount/returnDetails/', from: '/myOnlineReturn' },
  { label: '等级变更', start: '/myAccount/changeHistory', from: '/myAccount/myMemberCard' },
  { label: '申请发票', start: '/myAccount/issueInvoice', from: '/myAccount/invoiceList' },
];

export interface Whereabouts {
  pathname: string;
  search: string;
  hash: string;
}

const PAGES = ACCOUNT_MENU.flatMap(({ pages }) => pages);
const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');
const behindAt = (pathname: string) =>
  PAGES_BEHIND.find(({ start }) => withoutSlash(pathname).startsWith(start));

/** The entry to mark: that of the page, or of its part where the menu names it. */
export function menuPageAt({ pathname, search, hash }: Whereabouts): AccountPage | null {
  const path = behindAt(pathname)?.from ?? withoutSlash(pathname);
  const pages = PAGES.filter((page) => page.path === path);
  const isHere = ({ part }: AccountPage) => part !== undefined && (search.startsWith(part) || hash === part);
  return pages.find(isHere) ?? pages.find(({ part }) => part === undefined) ?? null;
}

/** What the page is called. */
export const pageNameAt = (at: Whereabouts): string =>
  behindAt(at.pathname)?.label ?? menuPageAt(at)?.label ?? '会员首页';
