/** The pages of the reports, in the order of their tabs. A page joins the list together with its route. */
export const REPORT_TABS = [
  { path: '/reports', label: '销售' },
  { path: '/reports/promotions', label: '促销成本' },
] as const;
