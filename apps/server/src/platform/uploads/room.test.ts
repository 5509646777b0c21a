import { expect, it } from 'vitest';
import { createRoom } from './room.ts';

it('holds what uploads have sent so far, and says no when all together would hold too much', () => {
  const room = createRoom(100);
  const first = room.enter();
  const second = room.enter();
  expect(first.take(60)).toBe(true);
  expect(second.take(41)).toBe(false);
  expect(second.take(40)).toBe(true);
  first.leave();
  first.leave();
  expect(second.take(60)).toBe(true);
  expect(second.take(1)).toBe(false);
});
