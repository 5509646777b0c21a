import { expect, it } from 'vitest';
import { splitIntoColumns } from './split-into-columns.ts';

const branch = (name: string, leaves: number) => ({
  name,
  children: Array.from({ length: leaves }, () => ({ name: '粉底液' })),
});
const names = (columns: { name: string }[][]) =>
  columns.map((column) => column.map((each) => each.name).join(''));

it.each([
  [
    [branch('a', 8), branch('b', 4), branch('c', 4), branch('d', 2), branch('e', 2)],
    ['a', 'bc', 'de'],
  ],
  [
    [branch('a', 3), branch('b', 3)],
    ['a', '', 'b'],
  ],
  [[], ['', '', '']],
])('distributes branches over three columns in order', (branches, expected) => {
  expect(names(splitIntoColumns(branches))).toEqual(expected);
});
