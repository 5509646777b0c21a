import { expect, it } from 'vitest';
import { paidStage } from './paid-stage.ts';

it.each([
  [{ orderStatus: 30, payStatus: 2 }, 'full'],
  [{ orderStatus: 12, payStatus: 1 }, 'deposit'],
  [{ orderStatus: 30, payStatus: 0 }, 'cashOnDelivery'],
  [{ orderStatus: 70, payStatus: 3 }, 'full'],
] as const)('an order in %j is at the stage %s', (order, stage) => expect(paidStage(order)).toBe(stage));
