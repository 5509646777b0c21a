/** The pages of the reports, in the order of their tabs. A page joins the list together with its route. */
export const REPORT_TABS = [
  { path: '/reports', label: '销售' },
  { path: '/reports/promotions', label: '促销成本' },
  { path: '/reports/returns', label: '退货' },
  { path: '/reports/members', label: '会员' },
  { path: '/reports/stock', label: '库存' },
  { path: '/reports/funnel', label: '转化' },
  { path: '/reports/search', label: '搜索' },
  { path: '/reports/slots', label: '页面位置' },
] as const;
