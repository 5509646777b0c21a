import { expect, test } from 'vitest';
import { findBannedWords } from './banned-words.mjs';

const find = (text, file = 'apps/server/src/features/cart/cart.ts') =>
  findBannedWords(file, text).map(({ line, word }) => `${line} ${word}`);

test.each([
  ['a variable', 'const goods = 1;', '1 goods'],
  ['a part of a name', 'export function tellMember() {}', '1 tell'],
  ['a type', 'interface ShelfRow {}', '1 shelf'],
  ['a property of our own', 'const order = { pieces: 1 };', '1 pieces'],
  ['a variable named like a stored field', 'const goods = sheet.items;', '1 goods'],
  ['a parameter named like a stored field', 'const count = (picture: string) => 1;', '1 picture'],
  ['a line comment', 'let a = 1;\n// What she saved.', '2 she'],
  ['a block comment, in its line', '/**\n * Short.\n * Put on the shelf.\n */\nlet a;', '3 shelf'],
  ['a comment in JSX', 'const a = <p>{/* her cart */}</p>;', '1 her'],
])('finds a banned word in %s', (_case, text, found) => {
  expect(find(text, 'apps/web/app/a.tsx')).toEqual([found]);
});

test.each([
  ['a text for shoppers', "const text = 'her goods';"],
  ['JSX text', 'const a = <p>goods</p>;'],
  ['an element of HTML', 'const a = <picture><img /></picture>;'],
  [
    'a wire field',
    'const text = sheet.goods;\nconst view = { goods: items };\nconst { goods: lines } = sheet;',
  ],
  ['a column', 'const { settled_pieces } = row;'],
  ['a term of the trade', 'const shelfLifeMonths = 36; // shelf life in months'],
  ['a term of HTTP', 'const keepAlive = true; // keep-alive'],
  ['a column named in a comment', '// Counts `return_piece` rows.'],
  ['a word that contains one', 'const other = there; // whether others'],
])('lets %s pass', (_case, text) => {
  expect(find(text, 'apps/web/app/a.tsx')).toEqual([]);
});

test('reads comments of stylesheets and SQL, and the whole of a document', () => {
  expect(find('.a { color: red; } /* her colour */', 'a.module.css')).toEqual(['1 her']);
  expect(find("select 'goods'; -- the goods", 'audit/orders.sql')).toEqual(['1 goods']);
  expect(find('# The shop\n\nAll goods.', 'README.md')).toEqual(['3 goods']);
});
