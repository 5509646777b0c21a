import { describe, expect, it } from 'vitest';
import { paymentWayOf } from './payment-way.ts';

const PHONE = { userAgent: 'Mozilla/5.0 (iPhone) Safari', shorterSide: 390, isTouched: true };

describe('a shopper pays', () => {
  it.each([
    ['phone', PHONE],
    ['in-wechat', { ...PHONE, userAgent: `${PHONE.userAgent} MicroMessenger/8.0.50` }],
    ['in-wechat', { ...PHONE, userAgent: 'Windows NT micromessenger/3.9', isTouched: false }],
    ['computer', { ...PHONE, shorterSide: 768 }],
    ['computer', { ...PHONE, isTouched: false }],
    ['computer', { ...PHONE, userAgent: 'MicroMessenger', isTouched: false }],
  ] as const)('%s', (way, device) => expect(paymentWayOf(device)).toBe(way));
});
