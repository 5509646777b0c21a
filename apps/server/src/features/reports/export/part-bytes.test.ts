import { expect, it } from 'vitest';
import { PartBytes } from './part-bytes.ts';

it('holds what was added since it was cleared, however long', () => {
  const bytes = new PartBytes();
  bytes.add('第一部分');
  bytes.clear();
  const long = '口红,'.repeat(500_000);
  bytes.add('订单号\r\n');
  bytes.add(long);
  expect(bytes.read().toString()).toBe(`订单号\r\n${long}`);
  bytes.clear();
  bytes.add('第三部分');
  expect(bytes.read().toString()).toBe('第三部分');
});
