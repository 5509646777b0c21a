import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './list/index.ts';
import { projectOf } from './mutant.ts';

const pathOf = (file: string) => new URL(`../../../${file}`, import.meta.url);

describe('a mutant', () => {
  it.each(Object.entries(MUTANTS))(
    '%s still finds its source text and its tests',
    (_name, { edits, tests }) => {
      for (const { file, from, to } of edits) {
        expect(readFileSync(pathOf(file), 'utf8').split(from), file).toHaveLength(2);
        expect(to).not.toBe(from);
      }
      for (const test of tests) expect(existsSync(pathOf(test)), test).toBe(true);
      expect(new Set(tests.map(projectOf)).size).toBe(1);
    },
  );
});

it('mutants are spread over the features', () => {
  expect(Object.keys(MUTANTS).length).toBeGreaterThanOrEqual(40);
  expect(new Set(Object.values(MUTANTS).map(({ feature }) => feature)).size).toBeGreaterThanOrEqual(25);
});
