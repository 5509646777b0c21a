import { expect, test } from 'vitest';
import { findMissing } from './missing.ts';

const complete = {
  hasAddress: true,
  hasPayment: true,
  hasInvoice: true,
  hasMobile: true,
  hasConsents: true,
};

test.each([
  [{}, undefined],
  [{ hasConsents: false }, 'consents'],
  [{ hasConsents: false, hasMobile: false }, 'guest-mobile'],
  [{ hasMobile: false, hasInvoice: false }, 'invoice'],
  [{ hasInvoice: false, hasPayment: false }, 'payment-methods'],
  [{ hasPayment: false, hasAddress: false }, 'recipients'],
])('of %j the first part of the page is named', (gaps, id) => {
  expect(findMissing({ ...complete, ...gaps })?.id).toBe(id);
});
