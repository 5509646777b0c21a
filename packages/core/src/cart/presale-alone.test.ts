import { describe, expect, it, test } from 'vitest';
import { isMixedSelection, linesToOrder, selectionRefusal } from './presale-alone.ts';

const ordinary = (lineId: string, isChecked = false) => ({ lineId, isChecked, isPresale: false });
const presale = (lineId: string, isChecked = false) => ({ lineId, isChecked, isPresale: true });

test.each([
  ['nothing', [], false],
  ['one presale', [presale('p')], false],
  ['ordinary lines', [ordinary('a'), ordinary('b')], false],
  ['a presale and an ordinary line', [presale('p'), ordinary('a')], true],
  ['two presales', [presale('p'), presale('q')], true],
])('%s in one order', (_case, lines, isMixed) => expect(isMixedSelection(lines)).toBe(isMixed));

describe('a change of the ticks', () => {
  const refused = { code: 'presale-alone' };

  it.each([
    ['a presale alone', [presale('p'), ordinary('a')], { p: true }, null],
    ['a presale beside an ordinary line', [presale('p'), ordinary('a', true)], { p: true }, refused],
    [
      'a presale in place of an ordinary line',
      [presale('p'), ordinary('a', true)],
      { p: true, a: false },
      null,
    ],
    ['an ordinary line beside a presale', [presale('p', true), ordinary('a')], { a: true }, refused],
    ['a second presale', [presale('p', true), presale('q')], { q: true }, refused],
    ['a line that is not in the cart', [ordinary('a', true)], { gone: true }, null],
    [
      'unchecking in a mixed cart',
      [presale('p', true), ordinary('a', true), ordinary('b', true)],
      { b: false },
      null,
    ],
  ])('%s', (_case, lines, changes, answer) =>
    expect(selectionRefusal(lines, new Map(Object.entries(changes)))).toEqual(answer),
  );
});

test.each([
  ['the ordinary lines', [ordinary('a'), presale('p'), ordinary('b')], ['a', 'b']],
  ['the first presale', [presale('p'), presale('q')], ['p']],
  ['nothing', [], []],
])('the amounts are for %s', (_case, lines, ids) =>
  expect(linesToOrder(lines).map(({ lineId }) => lineId)).toEqual(ids),
);
