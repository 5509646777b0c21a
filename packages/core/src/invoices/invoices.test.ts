import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { fen, sum } from '../shared/index.ts';
import {
  capitalFigures,
  checkCharacter,
  checkTaxNumber,
  type InvoicedOrder,
  invoiceAmount,
  invoiceLines,
  isInvoiceOpen,
  isTaxNumber,
  reversedLines,
} from './index.ts';

describe('a tax number', () => {
  it.each([
    ['91310104MA1FR0XK2T', 'right'],
    ['91350100M000100Y43', 'right'],
    [' 91350100 m000100y43 ', 'right'],
    ['９１３５０１００Ｍ０００１００Ｙ４３', 'right'],
    ['91350100M000100Y44', 'wrong'],
    ['91350100MO00100Y43', 'wrong'],
    ['91350100M00', 'typing'],
    ['', 'typing'],
    ['330106700000128', 'old'],
    ['33010670000012845', 'old'],
    ['33010619900101001X01', 'old'],
    ['330106199001010012301', 'wrong'],
    ['9135010OM000', 'wrong'],
    ['<b>91350100</b>', 'wrong'],
  ])('%s is %s', (number, kind) => expect(checkTaxNumber(number).kind).toBe(kind));

  it('reports how many characters are missing', () =>
    expect(checkTaxNumber('91350100M00').text).toBe('已输入 11 位，还差 7 位'));

  it('with one mistyped character is refused', () => {
    const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
    const character = fc.constantFrom(...alphabet);
    fc.assert(
      fc.property(
        fc.array(character, { minLength: 17, maxLength: 17 }),
        fc.nat(17),
        character,
        (first, place, other) => {
          const number = [...first, checkCharacter(first.join(''))];
          expect(isTaxNumber(number.join(''))).toBe(true);
          fc.pre(number[place] !== other);
          number[place] = other;
          expect(isTaxNumber(number.join(''))).toBe(false);
        },
      ),
    );
  });

  it('of the shop itself is valid', () =>
    expect(checkTaxNumber(defaultSettings('invoice-seller').taxNumber).kind).toBe('right'));
});

describe('formal Chinese numerals', () => {
  it.each([
    [0, '零圆整'],
    [4, '肆分'],
    [30, '叁角整'],
    [400_00, '肆佰圆整'],
    [325_04, '叁佰贰拾伍圆零肆分'],
    [534_89, '伍佰叁拾肆圆捌角玖分'],
    [1_005_50, '壹仟零伍圆伍角整'],
    [10_00, '壹拾圆整'],
    [100_010_00, '壹拾万零壹拾圆整'],
    [20_000_001_00, '贰仟万零壹圆整'],
    [100_000_000_00, '壹亿圆整'],
    [100_203_000_01, '壹亿零贰拾万叁仟圆零壹分'],
    [-400_00, '（负数）肆佰圆整'],
  ])('write %i fen as %s', (amount, words) => expect(capitalFigures(fen(amount))).toBe(words));
});

describe('the lines of an invoice', () => {
  const cleanser = { name: '洁面乳', specification: '120g', quantity: 2, paid: fen(168_00) };
  const mask = { name: '面膜', specification: '5 片', quantity: 3, paid: fen(232_00) };

  it('show price and tax separately', () =>
    expect(invoiceLines(fen(400_00), [cleanser, mask], 13)).toEqual([
      { name: '洁面乳', specification: '120g', quantity: 2, unitPrice: 74_34, net: 148_67, tax: 19_33 },
      { name: '面膜', specification: '5 片', quantity: 3, unitPrice: 68_44, net: 205_31, tax: 26_69 },
    ]));

  it('leave out free items', () =>
    expect(invoiceLines(fen(168_00), [cleanser, { ...mask, paid: fen(0) }], 13)).toHaveLength(1));

  it('add up to the amount to the fen after any discount', () => {
    const items = fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 900_000 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 5_000_000 }), (bought, total) => {
        const lines = invoiceLines(
          fen(total),
          bought.map(([quantity, paid]) => ({ name: '', specification: '', quantity, paid: fen(paid) })),
          13,
        );
        expect(sum(lines.flatMap(({ net, tax }) => [net, tax]))).toBe(total);
        const back = reversedLines(lines);
        expect(sum([...lines, ...back].flatMap(({ net, tax }) => [net, tax]))).toBe(0);
      }),
    );
  });
});

describe('the invoice amount', () => {
  const order = (fields: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
    netPaid: fen(110_00),
    netPaidStored: fen(0),
    freight: fen(10_00),
    packaging: fen(0),
    subOrders: [{ id: '1', items: fen(100_00), invoiced: null }],
    ...fields,
  });

  it('contains items and freight', () =>
    expect(invoiceAmount(order(), '1')).toMatchObject({ total: 110_00, items: 100_00, freight: 10_00 }));

  it('excludes what a stored-value card paid', () =>
    expect(invoiceAmount(order({ netPaidStored: fen(50_00) }), '1')).toMatchObject({
      total: 60_00,
      stored: 50_00,
    }));

  it('is 0 when stored value paid everything', () =>
    expect(invoiceAmount(order({ netPaidStored: fen(110_00) }), '1').total).toBe(0));

  it('follows refunds, freight included', () =>
    expect(
      invoiceAmount(
        order({ netPaid: fen(40_00), subOrders: [{ id: '1', items: fen(40_00), invoiced: null }] }),
        '1',
      ),
    ).toMatchObject({ total: 40_00, freight: 0 }));

  it('follows refunds without a return, and counts none of them as stored value', () => {
    const less = { netPaid: fen(90_00), netPaidStored: fen(30_00) };
    expect(invoiceAmount(order(less), '1')).toMatchObject({ total: 60_00, stored: 30_00 });
    const two = order({
      netPaid: fen(280_00),
      netPaidStored: fen(90_00),
      freight: fen(0),
      subOrders: [
        { id: '1', items: fen(100_00), invoiced: fen(63_33), invoicedStored: fen(30_00) },
        { id: '2', items: fen(200_00), invoiced: null },
      ],
    });
    expect(invoiceAmount(two, '2')).toMatchObject({ total: 126_67, stored: 60_00 });
  });

  it('of two sub-orders contains the freight once', () => {
    const two = order({
      netPaid: fen(210_00),
      subOrders: [
        { id: '1', items: fen(100_00), invoiced: null },
        { id: '2', items: fen(100_00), invoiced: null },
      ],
    });
    expect([invoiceAmount(two, '1').total, invoiceAmount(two, '2').total]).toEqual([110_00, 100_00]);
  });

  it('never exceeds the money received, in any order of invoicing the sub-orders', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        amounts,
        fc.nat(2_000),
        fc.nat(100),
        fc.boolean(),
        (items, freight, percent, isBackwards) => {
          const netPaid = items.reduce((all, paid) => all + paid, 0) + freight;
          const netPaidStored = Math.floor((netPaid * percent) / 100);
          let parts = items.map((paid, index) => ({
            id: String(index),
            items: fen(paid),
            invoiced: null as number | null,
          }));
          const whole = () => ({
            netPaid: fen(netPaid),
            netPaidStored: fen(netPaidStored),
            freight: fen(freight),
            packaging: fen(0),
            subOrders: parts.map((part) => ({
              ...part,
              invoiced: part.invoiced === null ? null : fen(part.invoiced),
            })),
          });
          for (const { id } of isBackwards ? parts.toReversed() : parts) {
            const { total } = invoiceAmount(whole(), id);
            parts = parts.map((part) => (part.id === id ? { ...part, invoiced: total } : part));
          }
          const invoiced = parts.reduce((all, part) => all + (part.invoiced ?? 0), 0);
          // Freight without items has no sub-order to be invoiced with.
          if (items.some((paid) => paid > 0)) expect(invoiced).toBe(netPaid - netPaidStored);
          else expect(invoiced).toBe(0);
        },
      ),
    );
  });
});

describe('the invoice period', () => {
  const signedAt = new Date('2026-05-01T10:00:00+08:00');
  it.each([
    [50, '2026-05-02T10:00:00+08:00', false],
    [60, '2026-05-02T10:00:00+08:00', true],
    [70, '2026-10-28T09:59:59+08:00', true],
    [70, '2026-10-28T10:00:00+08:00', false],
    [91, '2026-05-02T10:00:00+08:00', false],
  ])('of an order in status %i on %s: %s', (status, now, isOpen) =>
    expect(isInvoiceOpen({ status, signedAt }, new Date(now))).toBe(isOpen),
  );
  it('is not open before the order is signed for', () =>
    expect(isInvoiceOpen({ status: 60, signedAt: null }, signedAt)).toBe(false));
});
