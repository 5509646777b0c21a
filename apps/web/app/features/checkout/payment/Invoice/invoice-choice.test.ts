import { describe, expect, it } from 'vitest';
import { isInvoiceReady, NO_INVOICE, toInvoice } from './invoice-choice.ts';

describe('the invoice of an order', () => {
  it('is not requested by default', () => {
    expect(isInvoiceReady(NO_INVOICE)).toBe(true);
    expect(toInvoice(NO_INVOICE)).toBeUndefined();
  });

  it('needs a title', () => {
    const request = { invoiceType: 82, titleId: '', email: '' } as const;
    expect(isInvoiceReady({ status: 'saved', request })).toBe(false);
    expect(isInvoiceReady({ status: 'saved', request: { ...request, titleId: 't1' } })).toBe(true);
  });

  it('of a guest carries the typed title and an email address', () => {
    const title = { kind: 'individual', title: '林知夏', taxNumber: '' } as const;
    const choice = { status: 'typed', title, email: ' lin@mail.example ' } as const;
    expect(toInvoice(choice)).toEqual({
      title: { kind: 'individual', title: '林知夏' },
      email: 'lin@mail.example',
    });
    expect(isInvoiceReady(choice)).toBe(true);
    expect(isInvoiceReady({ ...choice, email: '' })).toBe(false);
    expect(isInvoiceReady({ ...choice, title: { ...title, title: '' } })).toBe(false);
  });
});
