import type { Permission } from '@huarong/core/staff';
import { CATALOGUE_PAGES } from './catalogue-pages.ts';
import { FINANCE_PAGES } from './finance-pages.ts';
import { MARKETING_PAGES } from './marketing-pages.ts';
import type { NavGroup, NavItem } from './nav-item.ts';

/** Every page of the menu. The command bar and the keys come from the same list. */
export const NAVIGATION: readonly NavGroup[] = [
  {
    label: '工作',
    items: [
      { path: '/', label: '今日待办', icon: 'home', key: 'h', words: 'daiban' },
      { path: '/approvals', label: '审批', icon: 'stamp', key: 'a', words: 'shenpi' },
      {
        path: '/plans',
        label: '计划日历',
        icon: 'calendar',
        permission: 'product:read',
        words: 'jihua rili dingshi',
      },
    ],
  },
  {
    label: '交易',
    items: [
      { path: '/orders', label: '订单', icon: 'bag', permission: 'order:read', key: 'o', words: 'dingdan' },
      {
        path: '/orders/scan',
        label: '扫码发货',
        icon: 'scan',
        permission: 'order:ship',
        under: '/orders',
        key: 's',
        words: 'saoma fahuo',
      },
      {
        path: '/orders/ship-file',
        label: '文件发货',
        icon: 'upload',
        permission: 'order:ship',
        under: '/orders',
        words: 'wenjian fahuo',
      },
      {
        path: '/orders/pick-lists',
        label: '拣货单',
        icon: 'list',
        permission: 'order:print',
        under: '/orders',
        words: 'jianhuo',
      },
      {
        path: '/returns',
        label: '退货与换货',
        icon: 'return',
        permission: 'return:read',
        key: 'r',
        words: 'tuihuo huanhuo shouhou',
      },
      {
        path: '/returns/receive',
        label: '收货验货',
        icon: 'parcel',
        permission: 'return:receive',
        under: '/returns',
        words: 'shouhuo yanhuo',
      },
      {
        path: '/refunds',
        label: '退款',
        icon: 'coin',
        permission: 'return:read',
        under: '/returns',
        words: 'tuikuan',
      },
      {
        path: '/adverse-reactions',
        label: '不良反应',
        icon: 'shield',
        permission: 'return:read',
        under: '/returns',
        words: 'buliang fanying guomin shangbao',
      },
    ],
  },
  CATALOGUE_PAGES,
  MARKETING_PAGES,
  {
    label: '顾客',
    items: [
      {
        path: '/members',
        label: '会员',
        icon: 'user',
        permission: 'member:read',
        key: 'm',
        words: 'huiyuan',
      },
      {
        path: '/members/receipts',
        label: '门店小票',
        icon: 'upload',
        permission: 'points:adjust',
        under: '/members',
        words: 'mendian xiaopiao daoru',
      },
      {
        path: '/moderation',
        label: '内容审核',
        icon: 'comment',
        permission: 'community:read',
        key: 'c',
        words: 'neirong shenhe pinglun',
      },
      {
        path: '/feedback',
        label: '意见反馈',
        icon: 'edit',
        permission: 'community:read',
        words: 'yijian fankui',
      },
      {
        path: '/cooperation',
        label: '品牌合作',
        icon: 'store',
        permission: 'cooperation:read',
        words: 'pinpai hezuo',
      },
    ],
  },
  FINANCE_PAGES,
  {
    label: '系统',
    items: [
      {
        path: '/settings',
        label: '设置',
        icon: 'gear',
        permission: 'setting:read',
        words: 'shezhi huodaofukuan tuihuo guize kaipiao',
      },
      {
        path: '/staff',
        label: '员工与角色',
        icon: 'people',
        permission: 'staff:read',
        words: 'yuangong juese',
      },
      {
        path: '/audit',
        label: '操作记录',
        icon: 'log',
        permission: 'audit:read',
        key: 'l',
        words: 'caozuo jilu',
      },
      {
        path: '/integration/keys',
        label: '系统对接',
        icon: 'shield',
        permission: 'integration:read',
        words: 'xitong duijie jiekou miyao api',
      },
      {
        path: '/integration/webhooks',
        label: '推送',
        icon: 'upload',
        permission: 'integration:read',
        under: '/integration/keys',
        words: 'tuisong webhook',
      },
      { path: '/jobs', label: '任务与健康', icon: 'pulse', permission: 'job:read', key: 'j', words: 'renwu' },
    ],
  },
];

/** What a person with these permissions may open. */
export const navigationFor = (permissions: ReadonlySet<Permission>): NavGroup[] =>
  NAVIGATION.map(({ label, items }) => ({
    label,
    items: items.filter(({ permission }) => permission === undefined || permissions.has(permission)),
  })).filter(({ items }) => items.length > 0);

/** The item whose page is open: the longest path that the address begins with. */
export const currentItem = (groups: readonly NavGroup[], pathname: string): NavItem | null =>
  groups
    .flatMap(({ items }) => items)
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0] ?? null;
