import type { NavGroup } from './nav-item.ts';

/** The pages of payments, ledger and invoices. */
export const FINANCE_PAGES: NavGroup = {
  label: '账务',
  items: [
    {
      path: '/payments',
      label: '支付与对账',
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
      path: '/presale-extras',
      label: '加倍定金',
      icon: 'coin',
      permission: 'ledger:read',
      words: 'jiabei dingjin shuangbei fanhuan bufu zhuanzhang',
    },
  ],
};
