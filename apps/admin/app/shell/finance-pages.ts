import type { NavGroup } from './nav-item.ts';

/** The pages of payments, ledger and invoices. */
export const FINANCE_PAGES: NavGroup = {
  label: '账务',
  items: [
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
  ],
};
