import type { NavGroup } from './nav-item.ts';

/** The pages of payments, ledger and invoices. */
export const FINANCE_PAGES: NavGroup = {
  label: '账务',
  items: [
    {
      path: '/payments',
      label: '支付',
      icon: 'card',
      permission: 'payment:read',
      words: 'zhifu duizhang qudao zhangdan tuikuan tongzhi',
    },
    {
      path: '/reconciliation',
      label: '对账',
      icon: 'check',
      permission: 'payment:read',
      words: 'duizhang zhangdan chayi zhifubao weixin',
    },
    {
      path: '/ledger',
      label: '总账',
      icon: 'list',
      permission: 'ledger:read',
      words: 'zongzhang shisuan pingheng fenlu kemu',
    },
    {
      path: '/invariants',
      label: '账目自检',
      icon: 'shield',
      permission: 'ledger:read',
      under: '/ledger',
      words: 'zhangmu zijian hedui',
    },
    {
      path: '/invoices',
      label: '发票',
      icon: 'document',
      permission: 'invoice:read',
      words: 'fapiao hongchong taitou kaipiao',
    },
    {
      path: '/presale-extras',
      label: '加倍定金',
      icon: 'coin',
      permission: 'ledger:read',
      words: 'jiabei dingjin shuangbei fanhuan bufu zhuanzhang',
    },
    {
      path: '/reports',
      label: '报表',
      icon: 'chart',
      permission: 'report:read',
      words: 'baobiao xiaoshou cuxiao tuihuo kucun huiyuan',
    },
    {
      path: '/reports/funnel',
      label: '转化报表',
      icon: 'chart',
      permission: 'report:read',
      under: '/reports',
      words: 'zhuanhua loudou fangwen laiyuan',
    },
    {
      path: '/reports/search',
      label: '搜索报表',
      icon: 'chart',
      permission: 'report:read',
      under: '/reports',
      words: 'sousuo baobiao dianji',
    },
    {
      path: '/reports/slots',
      label: '页面位置报表',
      icon: 'chart',
      permission: 'report:read',
      under: '/reports',
      words: 'yemian weizhi dianji',
    },
  ],
};
