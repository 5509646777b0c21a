import type { InvoiceIssuer } from './port.ts';

/** A live shop without a contract for electronic invoices refuses, instead of issuing invalid documents. */
export const noIssuer: InvoiceIssuer = {
  issue: async () => ({ ok: false, reason: '电子发票服务暂未开通，请联系客服' }),
  isKnownEnterprise: async () => false,
};
