import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './index.ts';

const cellsOf = (text: string) => {
  const reading = readCsv(text);
  return reading.ok ? reading.rows.map(({ cells }) => cells) : reading.problem;
};

describe('reading a table', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['\uFEFF"a",b', [['a', 'b']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['"说""好""","两\r\n行"', [['说"好"', '两\r\n行']]],
    ['a\n\n\nb\n', [['a'], ['b']]],
    ['""\n', [['']]],
    ['', []],
  ])('%j', (text, rows) => expect(cellsOf(text)).toEqual(rows));

  it('gives the line where each row begins, also after multi-line cells', () => {
    const reading = readCsv('a\n"1\n2\r\n3"\n\nb');
    expect(reading.ok && reading.rows.map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it.each([
    ['a\nb,"never closed\nc\n', { kind: 'open-quote', line: 2 }],
    ['a\nb,"x"y\n', { kind: 'text-after-quote', line: 2 }],
    ['"1\n2"x', { kind: 'text-after-quote', line: 2 }],
    ['a\nb\n5" brush', { kind: 'stray-quote', line: 3 }],
  ])('names the line of the broken quote in %j', (text, fault) => expect(cellsOf(text)).toEqual(fault));
});

describe('formulas', () => {
  const formulasOf = (text: string) => {
    const reading = readCsv(text);
    return reading.ok && reading.rows.flatMap(({ formulas }) => formulas);
  };

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '"\t=1"', '"\r=1"', '＝1+1'])('%j is detected', (cell) =>
    expect(formulasOf(`a,${cell}`)).toEqual([1]),
  );

  it.each(['-5', '+3.20', '12', "'=1+1", 'a=b', ''])('%j is not a formula', (cell) =>
    expect(formulasOf(`a,${cell}`)).toEqual([]),
  );

  it('are written as text', () => expect(writeCsv([['=1+1', '-5', "'@x"]])).toBe("'=1+1,-5,''@x\r\n"));
});

describe('a table written and read again', () => {
  const awkward = fc.string({
    unit: fc.constantFrom('"', ',', '\r', '\n', "'", '=', '-', '@', '\t', ' ', '口', '🌸', '0', '\uFEFF'),
  });
  const cell = fc.oneof(awkward, fc.string(), fc.string({ unit: 'binary' }));
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

  it('is the same', () =>
    fc.assert(
      fc.property(table, (rows) => {
        expect(cellsOf(writeCsv(rows))).toEqual(rows);
      }),
    ));

  it('contains no formula', () =>
    fc.assert(
      fc.property(table, (rows) => {
        const reading = readCsv(writeCsv(rows));
        expect(reading.ok && reading.rows.flatMap(({ formulas }) => formulas)).toEqual([]);
      }),
    ));
});
