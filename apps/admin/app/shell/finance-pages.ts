import type { NavGroup } from './nav-item.ts';

/** The pages of payments, ledger and invoices. */
export const FINANCE_PAGES: NavGroup = {
  label: '账务',
  items: [
    {
      path: '/presale-extras',
      label: '加倍定金',
      icon: 'coin',
      permission: 'ledger:read',
      words: 'jiabei dingjin shuangbei fanhuan bufu zhuanzhang',
    },
  ],
};
