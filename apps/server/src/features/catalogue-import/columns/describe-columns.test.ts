import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { allColumns } from './columns.ts';
import { describeColumns } from './describe-columns.ts';

it('docs/import.md lists the current columns', async () => {
  const page = new URL('../../../../../../docs/import.md', import.meta.url);
  expect(await readFile(page, 'utf8')).toContain(describeColumns());
});

it('no two columns share a name', () => {
  const names = allColumns.flatMap(({ zh, en }) => [zh, en]);
  expect(new Set(names).size).toBe(names.length);
});
