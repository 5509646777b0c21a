import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalProblem, ordersToServe, ordersToTakeFrom } from './assign-arrivals.ts';

const queue = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ orderId: `O${index + 1}`, quantity }));
const ids = (orders: readonly { orderId: string }[] | null) => orders?.map(({ orderId }) => orderId) ?? null;

describe('units of a presale that arrive', () => {
  it.each<[number[], number, string[]]>([
    [[2, 1, 3], 0, []],
    [[2, 1, 3], 1, []],
    [[2, 1, 3], 2, ['O1']],
    [[2, 1, 3], 5, ['O1', 'O2']],
    [[2, 1, 3], 6, ['O1', 'O2', 'O3']],
    // The large order in front is not overtaken.
    [[5, 1], 4, []],
    [[1, 5, 1], 5, ['O1']],
  ])('orders of %j get %i units: %j', (quantities, free, served) => {
    expect(ids(ordersToServe(queue(...quantities), free))).toEqual(served);
  });

  it.each<[number[], number, string[] | null]>([
    [[3, 2], 0, []],
    [[3, 2], 3, ['O1']],
    [[3, 2], 4, ['O1', 'O2']],
    [[3, 2], 6, null],
  ])('of %j, newest first, %i units are missing: %j', (quantities, missing, taken) => {
    expect(ids(ordersToTakeFrom(queue(...quantities), missing))).toEqual(taken);
  });

  it.each<[number, string | null]>([
    [0, '请填到货的份数'],
    [6, null],
    [7, '一共最多 10 份，已登记 4 份，这次最多 6 份'],
    [-4, null],
    [-5, '一共只登记了 4 份，不能减去更多'],
  ])('a delivery of %i units with 4 of 10: %s', (units, problem) => {
    expect(arrivalProblem({ arrived: 4, limit: 10 }, units)).toBe(problem);
  });
  it('may be corrected downwards when the limit became smaller', () => {
    expect(arrivalProblem({ arrived: 12, limit: 10 }, -1)).toBeNull();
  });
});

interface Deposit {
  orderId: string;
  quantity: number;
  isAssigned: boolean;
  isPacked: boolean;
  isEnded: boolean;
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), quantity: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('arrive' as const), units: fc.integer({ min: -8, max: 8 }) }),
  fc.record({ kind: fc.constant('cancel' as const), nth: fc.nat(12) }),
  fc.record({ kind: fc.constant('pack' as const), nth: fc.nat(12) }),
);

describe('any history of deposits, deliveries, corrections and cancellations', () => {
  it('assigns whole orders in the order of their deposits, never more than has arrived, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const deposits: Deposit[] = [];
        let arrived = 0;
        const assigned = () =>
          deposits.filter(({ isAssigned }) => isAssigned).reduce((all, { quantity }) => all + quantity, 0);
        const waiting = () => deposits.filter(({ isAssigned, isEnded }) => !isAssigned && !isEnded);
        const serve = () => {
          for (const order of ordersToServe(waiting(), arrived - assigned())) order.isAssigned = true;
        };
        for (const each of steps) {
          const packedBefore = deposits.filter(({ isPacked }) => isPacked);
          if (each.kind === 'deposit')
            deposits.push({
              orderId: `O${deposits.length}`,
              quantity: each.quantity,
              isAssigned: false,
              isPacked: false,
              isEnded: false,
            });
          if (each.kind === 'arrive' && arrivalProblem({ arrived, limit: 1_000 }, each.units) === null) {
            const open = deposits.filter(({ isAssigned, isPacked }) => isAssigned && !isPacked);
            const taken = ordersToTakeFrom(open.toReversed(), assigned() - arrived - each.units);
            if (taken) {
              for (const order of taken) order.isAssigned = false;
              arrived += each.units;
            }
          }
          const chosen = 'nth' in each ? deposits[each.nth] : undefined;
          if (each.kind === 'cancel' && chosen && !chosen.isPacked) {
            chosen.isEnded = true;
            chosen.isAssigned = false;
          }
          if (each.kind === 'pack' && chosen?.isAssigned) chosen.isPacked = true;
          serve();

          expect(assigned()).toBeLessThanOrEqual(arrived);
          expect(packedBefore.every(({ isAssigned }) => isAssigned)).toBe(true);
          // Only what the next in line cannot use as a whole is left over.
          const [next] = waiting();
          if (next) expect(arrived - assigned()).toBeLessThan(next.quantity);
          // Nobody who can still lose units stands before an older deposit that waits.
          const open = deposits.filter(({ isEnded, isPacked }) => !isEnded && !isPacked);
          const firstWaiting = open.findIndex(({ isAssigned }) => !isAssigned);
          if (firstWaiting !== -1)
            expect(open.slice(firstWaiting).some(({ isAssigned }) => isAssigned)).toBe(false);
        }
      }),
    );
  });
});
