import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { columnsOfSubject } from './columns.ts';
import { describeBrandColumns, describeCategoryColumns, describeColumns } from './describe-columns.ts';

it('docs/import.md lists the current columns', async () => {
  const page = new URL('../../../../../../docs/import.md', import.meta.url);
  const text = await readFile(page, 'utf8');
  expect(text).toContain(describeColumns());
  expect(text).toContain(describeCategoryColumns());
  expect(text).toContain(describeBrandColumns());
});

it('no two columns of a file share a name', () => {
  for (const [subject, columns] of Object.entries(columnsOfSubject)) {
    const names = columns.flatMap(({ zh, en, aliases = [] }) =>
      subject === 'products' ? [zh, en] : [zh, en, ...aliases],
    );
    expect(new Set(names).size).toBe(names.length);
  }
});
