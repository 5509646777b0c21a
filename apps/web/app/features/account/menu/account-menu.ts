export interface AccountPage {
  label: string;
  path: string;
  /** What follows the path when the entry names a tab or a section of a page. */
  part?: `?tab=${string}` | `#${string}`;
}
interface MenuGroup {
  title: string;
  pages: AccountPage[];
}

export const MEMBER_HOME = '/myAccount';

/** The pages of the member area, in menu order. */
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
      { label: '我的反馈', path: '/myAccount/feedback' },
      { label: '隐私设置', path: '/myAccount/privacy' },
    ],
  },
];

interface SubPage {
  label: string;
  /** Prefix of the page's path. */
  pathPrefix: string;
  /** Path of the menu page it belongs to. */
  parentPath: string;
}

/** Pages reached from another page: they have a name but no menu entry. */
export const SUB_PAGES: readonly SubPage[] = [
  { label: '订单详情', pathPrefix: '/myOrderList/', parentPath: '/myOrderList' },
  { label: '申请退货', pathPrefix: '/onlineReturn/', parentPath: '/myOnlineReturn' },
  { label: '退货记录', pathPrefix: '/myAccount/returnList', parentPath: '/myOnlineReturn' },
  { label: '退货详情', pathPrefix: '/myAccount/returnDetails/', parentPath: '/myOnlineReturn' },
  { label: '等级变更', pathPrefix: '/myAccount/changeHistory', parentPath: '/myAccount/myMemberCard' },
  { label: '申请发票', pathPrefix: '/myAccount/issueInvoice', parentPath: '/myAccount/invoiceList' },
];

export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

const PAGES = ACCOUNT_MENU.flatMap(({ pages }) => pages);
const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');
const subPageAt = (pathname: string) =>
  SUB_PAGES.find(({ pathPrefix }) => withoutSlash(pathname).startsWith(pathPrefix));

/** The menu entry to highlight: that of the page, or of its tab or section if the menu lists it. */
export function menuPageAt({ pathname, search, hash }: PageLocation): AccountPage | null {
  const path = subPageAt(pathname)?.parentPath ?? withoutSlash(pathname);
  const pages = PAGES.filter((page) => page.path === path);
  const isCurrentPart = ({ part }: AccountPage) =>
    part !== undefined && (search.startsWith(part) || hash === part);
  return pages.find(isCurrentPart) ?? pages.find(({ part }) => part === undefined) ?? null;
}

export const pageNameAt = (at: PageLocation): string =>
  subPageAt(at.pathname)?.label ?? menuPageAt(at)?.label ?? '会员首页';
