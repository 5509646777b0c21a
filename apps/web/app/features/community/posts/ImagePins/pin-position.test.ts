import { expect, test } from 'vitest';
import { pinPosition } from './pin-position.ts';

test('the middle stays, points near the edges move outwards, and cut strips have none', () => {
  expect(pinPosition({ x: 0.3, y: 0.5 })).toEqual({ x: 0.3, y: 0.5 });
  expect(pinPosition({ x: 0.5, y: 0.135 })!.y).toBeCloseTo(0.0968, 3);
  expect(pinPosition({ x: 0.5, y: 0.884 })!.y).toBeCloseTo(0.9242, 3);
  expect(pinPosition({ x: 0.5, y: 0.03 })).toBeNull();
  expect(pinPosition({ x: 0.5, y: 0.99 })).toBeNull();
});
