import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { labelledKinds, workLabel } from './work-labels.ts';

const SOURCES = path.join(import.meta.dirname, '../..');

/** The kinds that the features and integrations declare. */
function listDeclared(define: 'defineJob' | 'defineEvent'): string[] {
  const files = globSync('{features,integrations}/**/*.ts', { cwd: SOURCES }).filter(
    (file) => !file.includes('.test.'),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(
        new RegExp(`${define}\\(\\s*'([^']+)'`, 'g'),
      ),
    ].map(([, kind = '']) => kind),
  );
}

it.each([
  ['jobs', 'defineJob'],
  ['events', 'defineEvent'],
] as const)('every kind of %s has a label, and every label a kind', (queue, define) => {
  const declared = listDeclared(define).sort();
  expect(declared.length).toBeGreaterThan(20);
  expect([...labelledKinds[queue]].sort()).toEqual(declared);
});

it('a kind that is gone is shown by its name', () => expect(workLabel('jobs', 'gone')).toBe('gone'));
