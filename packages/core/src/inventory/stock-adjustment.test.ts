import { expect, it } from 'vitest';
import { needsSecondPerson, planAdjustment } from './index.ts';

const stock = { available: 10, held: 3, unshipped: 0 };
const count = (counted: number) => planAdjustment(stock, { by: 'count', counted });
const by = (difference: number) => planAdjustment(stock, { by: 'difference', difference });

it('a count includes what orders hold', () => {
  expect(count(20)).toEqual({ ok: true, value: { difference: 7 } });
  expect(count(3)).toEqual({ ok: true, value: { difference: -10 } });
});

it('a count includes what is paid for and not sent', () => {
  const planned = planAdjustment({ ...stock, unshipped: 4 }, { by: 'count', counted: 17 });
  expect(planned).toEqual({ ok: false, refusal: { code: 'stock-unchanged' } });
});

it('never goes below what is held', () => {
  expect(count(2)).toEqual({ ok: false, refusal: { code: 'stock-below-held', held: 3 } });
  expect(by(-10)).toEqual({ ok: true, value: { difference: -10 } });
  expect(by(-11)).toEqual({ ok: false, refusal: { code: 'stock-below-held', held: 3 } });
});

it('refuses a change that changes nothing', () => {
  expect(count(13)).toEqual({ ok: false, refusal: { code: 'stock-unchanged' } });
  expect(by(0)).toEqual({ ok: false, refusal: { code: 'stock-unchanged' } });
});

it('more than 100 units need a second person, in either direction', () =>
  expect([-101, -100, 100, 101].map((difference) => needsSecondPerson(difference, 100))).toEqual([
    true,
    false,
    false,
    true,
  ]));
