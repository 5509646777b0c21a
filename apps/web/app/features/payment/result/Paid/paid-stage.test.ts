import { expect, it } from 'vitest';
import { paidStage } from './paid-stage.ts';

it.each([
  [{ orderStatus: 30, payStatus: 2 }, 'whole'],
  [{ orderStatus: 12, payStatus: 1 }, 'deposit'],
  [{ orderStatus: 30, payStatus: 0 }, 'atDoor'],
  [{ orderStatus: 70, payStatus: 3 }, 'whole'],
] as const)('an order in %j is told as %s', (order, stage) => expect(paidStage(order)).toBe(stage));
