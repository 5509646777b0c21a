/** The pages of the reports, in the order of their tabs. A page joins the list together with its route. */
export const REPORT_TABS = [{ path: '/reports', label: '销售' }] as const;
