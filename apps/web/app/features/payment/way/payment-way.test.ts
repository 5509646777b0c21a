import { describe, expect, it } from 'vitest';
import { paymentWayOf } from './payment-way.ts';

const PHONE = { userAgent: 'Mozilla/5.0 (iPhone) Safari', shorterSide: 390, hasFinger: true };

describe('a shopper pays', () => {
  it.each([
    ['phone', PHONE],
    ['in-wechat', { ...PHONE, userAgent: `${PHONE.userAgent} MicroMessenger/8.0.50` }],
    ['in-wechat', { ...PHONE, userAgent: 'Windows NT micromessenger/3.9', hasFinger: false }],
    ['computer', { ...PHONE, shorterSide: 768 }],
    ['computer', { ...PHONE, hasFinger: false }],
    ['computer', { ...PHONE, userAgent: 'MicroMessenger', hasFinger: false }],
  ] as const)('%s', (way, device) => expect(paymentWayOf(device)).toBe(way));
});
