import { InvoiceStatus, InvoiceType } from '@huarong/core/invoices';
import { OrderStatus } from '@huarong/core/orders';
import type { InvoiceBuyer } from '../../invoices/index.ts';
import type { OrderPlan } from '../orders/order-plans.ts';

const person: InvoiceBuyer = {
  invoiceType: InvoiceType.Ordinary,
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
  status: Exclude<InvoiceStatus, typeof InvoiceStatus.None>;
  /** The new buyer after a reversal. */
  changedTo?: InvoiceBuyer;
  order: OrderPlan;
}
const received: OrderPlan['path'] = [
  [OrderStatus.AwaitingPayment, 0],
  [OrderStatus.AwaitingShipment, 0.1],
  [OrderStatus.Shipped, 20],
  [OrderStatus.Delivered, 70],
  [OrderStatus.Completed, 96],
];

/** Invoiced orders of the regular customer, one for each invoice status. */
export const invoicePlans: readonly InvoicePlan[] = [
  { buyer: person, status: InvoiceStatus.Requested, order: { path: received, daysAgo: 8, items: 1 } },
  {
    buyer: { ...company, invoiceType: InvoiceType.Special },
    status: InvoiceStatus.Issuing,
    order: { path: received, daysAgo: 11, items: 1, units: 6, isCommented: true },
  },
  {
    buyer: person,
    status: InvoiceStatus.Issued,
    order: { path: received, daysAgo: 18, items: 2, units: 2, isCommented: true },
  },
  {
    buyer: person,
    status: InvoiceStatus.Reversed,
    changedTo: company,
    order: { path: received, daysAgo: 36, items: 1, isCommented: true },
  },
  {
    buyer: oldCompany,
    status: InvoiceStatus.Failed,
    order: { path: received, daysAgo: 52, items: 1, isCommented: true },
  },
];
