import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crashCases } from './crash-cases.ts';
import { listFailpoints } from './list-failpoints.ts';
import { MUTANTS } from './mutants.ts';
import { scenarios } from './scenarios/index.ts';

const sourceOf = (file: string) =>
  readFileSync(new URL(`../../../apps/server/src/${file}`, import.meta.url), 'utf8');

describe('a mutant', () => {
  it.each(Object.entries(MUTANTS))(
    '%s still finds the source text it replaces',
    (_name, { edits, scenario }) => {
      for (const { file, from } of edits) expect(sourceOf(file).split(from), file).toHaveLength(2);
      expect(scenarios.map(({ id }) => id)).toContain(scenario);
    },
  );
});

it('every failpoint has a crash case', () => {
  expect(crashCases.map(({ at }) => at).sort()).toEqual(listFailpoints());
});
