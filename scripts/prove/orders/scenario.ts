import type { Fixture } from './fixture.ts';

/** What a bar found: its figures for the reader, and what must not have happened. */
export interface Finding {
  figures: string[];
  violations: string[];
}
export interface Scenario {
  id: string;
  title: string;
  run(fixture: Fixture, size: Size): Promise<Finding>;
}
/** A full proof, or a small one while somebody is at work on it. */
export interface Size {
  buyers: number;
  units: number;
  loadSeconds: number;
  copies: number;
}

/** Gathers what does not hold, in words. */
export function expectations() {
  const violations: string[] = [];
  return {
    violations,
    equal(what: string, found: unknown, expected: unknown) {
      const [is, ought] = [JSON.stringify(found), JSON.stringify(expected)];
      if (is !== ought) violations.push(`${what}: ${is}, not ${ought}`);
    },
    holds(what: string, isTrue: boolean) {
      if (!isTrue) violations.push(what);
    },
  };
}
