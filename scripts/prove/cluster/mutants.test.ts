import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { QUICK, scenarios } from './scenarios/index.ts';

const names = scenarios.map(({ name }) => name);

describe('the mutants of the cluster', () => {
  it.each(Object.entries(MUTANTS))('%s names a scenario, and its edits fit the source', (_, mutant) => {
    expect(names).toContain(mutant.scenario);
    for (const { file, from } of mutant.edits ?? [])
      expect(readFileSync(new URL(`../../../apps/server/src/${file}`, import.meta.url), 'utf8')).toContain(
        from,
      );
  });
});

it('the scenarios have names of their own, and the quick ones exist', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(QUICK.filter((name) => !names.includes(name))).toEqual([]);
});
