import type { InvoiceBuyer } from '../../invoices/index.ts';
import type { OrderPlan } from '../orders/order-plans.ts';

const person: InvoiceBuyer = {
  invoiceType: 82,
  kind: 'individual',
  title: '林知夏',
  taxNumber: null,
  email: null,
};
const company: InvoiceBuyer = {
  ...person,
  kind: 'enterprise',
  title: '上海示例文化传播有限公司',
  taxNumber: '91310104MA1FR0XK2T',
};
const oldCompany: InvoiceBuyer = {
  ...company,
  title: '杭州示例茶业有限公司',
  taxNumber: '330106700000128',
};

export const demoTitles = [
  { ...person, isDefault: true, isVerified: false },
  { ...company, isDefault: false, isVerified: true },
  { ...oldCompany, isDefault: false, isVerified: false },
] as const;

export interface InvoicePlan {
  buyer: InvoiceBuyer;
  /** The final status of the invoice. */
  status: '10' | '20' | '30' | '40' | '50';
  /** The new buyer after a reversal. */
  changedTo?: InvoiceBuyer;
  order: OrderPlan;
}
const received: OrderPlan['path'] = [
  [10, 0],
  [30, 0.1],
  [50, 20],
  [60, 70],
  [70, 96],
];

/** Invoiced orders of the regular customer, one for each invoice status. */
export const invoicePlans: readonly InvoicePlan[] = [
  { buyer: person, status: '10', order: { path: received, daysAgo: 8, items: 1 } },
  {
    buyer: { ...company, invoiceType: 81 },
    status: '20',
    order: { path: received, daysAgo: 11, items: 1, units: 6, isCommented: true },
  },
  {
    buyer: person,
    status: '30',
    order: { path: received, daysAgo: 18, items: 2, units: 2, isCommented: true },
  },
  {
    buyer: person,
    status: '40',
    changedTo: company,
    order: { path: received, daysAgo: 36, items: 1, isCommented: true },
  },
  { buyer: oldCompany, status: '50', order: { path: received, daysAgo: 52, items: 1, isCommented: true } },
];
