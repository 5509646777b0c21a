import { describe, expect, it } from 'vitest';
import { orderNumberError, parseOrderNumber } from './order-number.ts';

describe('an order number', () => {
  it.each(['709352184660237915', ' 7093 5218 4660 2379 15 ', '７０９３５２１８４６６０２３７９１５'])(
    'is parsed from %j',
    (text) => {
      expect(orderNumberError(text)).toBeNull();
      expect(parseOrderNumber(text)).toBe('709352184660237915');
    },
  );

  it.each([
    ['', '请输入订单号'],
    ['7093521846602379', '订单号是 18 位数字，目前少 2 位'],
    ['7093521846602379150', '订单号是 18 位数字，目前多 1 位'],
    ['70935218466023791O', '订单号只有数字，请核对短信里的号码'],
  ])('%j gives the message %s', (text, message) => expect(orderNumberError(text)).toBe(message));
});
