import { expect, test } from 'vitest';
import { findStrayText } from './stray-text.mjs';

const find = (text, file = 'apps/server/src/main.ts') => findStrayText(file, text, ['/srv/shop/', '/app']);
const todo = 'TO'.concat('DO');

test.each([
  ['a home folder on Linux', `const file = '${'/home'}/mei/shop/a.png';`],
  ['a home folder on a Mac', `see ${'/Users'}/mei/shop`],
  ["root's home folder", `cat ${'/root'}/notes.txt`],
  ['the folder of this clone', "read('/srv/shop/.data')"],
])('notices %s', (_case, text) => {
  expect(find(`fine\n${text}`)).toEqual([
    { file: 'apps/server/src/main.ts', line: 2, why: 'a path of one machine' },
  ]);
});

test.each([
  "import '../app/root.tsx';",
  "fetch('/app/entry.js')",
  'https://example.com/home/index/',
  "import x from './contract-todo.ts';",
])('lets ordinary text pass: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('notices code that says it is unfinished, but lets a document speak of it', () => {
  expect(find(`// ${todo}: later`)).toHaveLength(1);
  expect(find(`no ${todo} in the code`, 'docs/style.md')).toEqual([]);
});
