import { z } from 'zod';
import { emptyObject, id, money, pageNo, pageOf, pageSize, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import {
  hasTaxNumberIfEnterprise,
  Invoice,
  InvoiceDetail,
  InvoiceRequest,
  InvoiceTitle,
  InvoiceTitleInput,
  invoiceStatus,
} from './invoice-views.ts';
import { invoicesRoutes } from './invoices.routes.ts';

const titles = z.object({ list: z.array(InvoiceTitle), limit: z.int() });
/** An order without an invoice yet, listed so that one can be requested. */
const Invoiceable = z.object({
  orderId: z.string(),
  subOrderId: z.string(),
  goodsText: z.string(),
  amount: money,
  /** Paid by stored-value cards for the same items, invoiced when the card was bought. */
  storedAmount: money,
  until: time,
});

export const invoicesContract = defineContract({
  listTitles: endpoint({
    route: invoicesRoutes.listTitles,
    summary: "The member's invoice titles, the default first",
    access: 'member',
    input: emptyObject,
    output: titles,
    refusals: [],
  }),
  addTitle: endpoint({
    route: invoicesRoutes.addTitle,
    summary: 'Add an invoice title',
    access: 'member',
    input: InvoiceTitleInput.refine(hasTaxNumberIfEnterprise, { path: ['taxNumber'] }),
    output: InvoiceTitle,
    refusals: ['title-limit', 'tax-number-wrong'],
  }),
  editTitle: endpoint({
    route: invoicesRoutes.editTitle,
    summary: 'Change an invoice title, or make it the default',
    access: 'member',
    input: InvoiceTitleInput.extend({ titleId: id }).refine(hasTaxNumberIfEnterprise, {
      path: ['taxNumber'],
    }),
    output: InvoiceTitle,
    refusals: ['title-not-found', 'tax-number-wrong'],
  }),
  removeTitle: endpoint({
    route: invoicesRoutes.removeTitle,
    summary: 'Remove an invoice title',
    access: 'member',
    input: z.object({ titleId: id }),
    output: titles,
    refusals: ['title-not-found'],
  }),
  list: endpoint({
    route: invoicesRoutes.list,
    summary: "The member's invoices, and the orders that can still be invoiced",
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(10), status: invoiceStatus.optional() }),
    output: pageOf(Invoice).extend({ invoiceable: z.array(Invoiceable) }),
    refusals: [],
  }),
  ofOrder: endpoint({
    route: invoicesRoutes.ofOrder,
    summary: 'The invoices of one order, and its sub-orders that can still be invoiced; also for guests',
    access: 'shopper',
    input: z.object({ orderId: id }),
    output: z.object({ list: z.array(Invoice), invoiceable: z.array(Invoiceable) }),
    refusals: ['order-not-found'],
  }),
  issue: endpoint({
    route: invoicesRoutes.issue,
    summary: 'Request the invoice of an order',
    access: 'shopper',
    input: InvoiceRequest.extend({ orderId: id, subOrderId: id.optional() }),
    output: Invoice,
    refusals: [
      'order-not-found',
      'title-not-found',
      'tax-number-wrong',
      'invoice-not-yet',
      'invoice-exists',
      'invoice-needs-verified-title',
      'invoice-nothing-paid',
    ],
  }),
  change: endpoint({
    route: invoicesRoutes.change,
    summary: 'Reverse an issued invoice and reissue it with another title',
    access: 'shopper',
    input: InvoiceRequest.extend({ invoiceId: id }),
    output: Invoice,
    refusals: [
      'invoice-not-found',
      'title-not-found',
      'tax-number-wrong',
      'invoice-not-yet',
      'invoice-moved-on',
      'invoice-needs-verified-title',
    ],
  }),
  detail: endpoint({
    route: invoicesRoutes.detail,
    summary: 'An invoice with its lines and its file',
    access: 'shopper',
    input: z.object({ invoiceId: id }),
    output: InvoiceDetail,
    refusals: ['invoice-not-found'],
  }),
});
