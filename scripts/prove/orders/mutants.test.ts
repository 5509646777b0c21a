import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bars } from './bars/index.ts';
import { crashCases } from './crash-cases.ts';
import { listFailpoints } from './list-failpoints.ts';
import { MUTANTS } from './mutants.ts';

const sourceOf = (file: string) =>
  readFileSync(new URL(`../../../apps/server/src/${file}`, import.meta.url), 'utf8');

describe('a mutant', () => {
  it.each(Object.entries(MUTANTS))('%s still finds the place it breaks', (_name, { edits, bar }) => {
    for (const { file, from } of edits) expect(sourceOf(file).split(from), file).toHaveLength(2);
    expect(bars.map(({ id }) => id)).toContain(bar);
  });
});

it('every place where the shop may die has its crash', () => {
  expect(crashCases.map(({ at }) => at).sort()).toEqual(listFailpoints());
});
