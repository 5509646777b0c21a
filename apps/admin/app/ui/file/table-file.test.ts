import { expect, it } from 'vitest';
import { decodeTable } from './table-file.ts';

it('reads UTF-8 and GB18030', () => {
  expect(decodeTable(new TextEncoder().encode('订单号'))).toBe('订单号');
  // 订单号 in GB18030.
  expect(decodeTable(new Uint8Array([0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5]))).toBe('订单号');
});
