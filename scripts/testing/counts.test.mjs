import { describe, expect, test } from 'vitest';
import {
  add,
  countPlaywright,
  isSuccess,
  linesBeforeSummary,
  NOTHING,
  summaryLine,
  withExitCode,
} from './counts.mjs';
import { verdictOf } from './vitest-verdict.mjs';

const outcome = (state, fullName, message, flaky = false) => ({
  fullName,
  module: { moduleId: 'cart.test.ts' },
  result: () => ({ state, errors: message ? [{ message }] : undefined }),
  diagnostic: () => (state === 'skipped' ? undefined : { flaky }),
});
const moduleOf = (tests, errors = []) => ({
  moduleId: 'cart.test.ts',
  children: { allTests: () => tests, allSuites: () => [] },
  errors: () => errors,
});

describe('reading the reports', () => {
  test('vitest names passed, failed, and what was left out', () => {
    const tests = [
      outcome('passed', 'a'),
      outcome('skipped', 'b'),
      outcome('failed', 'adds up', '1 is not 2\nat …'),
    ];
    expect(verdictOf([moduleOf(tests)], [])).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [expect.stringMatching(/cart\.test\.ts › adds up › 1 is not 2$/)],
      flaky: [],
    });
  });

  test('a test that passed at its second try has passed, and is named with what failed first', () => {
    const tests = [outcome('passed', 'a'), outcome('passed', 'adds up', '1 is not 2', true)];
    expect(verdictOf([moduleOf(tests)], [])).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      failures: [],
      flaky: [expect.stringMatching(/cart\.test\.ts › adds up › 1 is not 2$/)],
    });
  });

  test('a file that does not load, and an error outside every test, are failures', () => {
    const verdict = verdictOf(
      [moduleOf([], [{ message: 'no such module' }])],
      [{ message: 'nobody waited' }],
    );
    expect(verdict.failures).toEqual([
      expect.stringMatching(/cart\.test\.ts › no such module$/),
      'outside every test › nobody waited',
    ]);
    expect(verdict.failed).toBe(2);
  });

  test('a journey that passed at its second try has passed, and both it and one that never did are named', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const specs = [
      { ok: true, title: 'looks', file: 'buy.spec.ts', line: 1, tests: [{ status: 'expected' }] },
      { ok: true, title: 'buys', file: 'buy.spec.ts', line: 3, tests: [{ status: 'flaky' }] },
      { ok: false, title: 'pays', file: 'buy.spec.ts', line: 9, tests: [{ status: 'unexpected' }] },
    ];
    expect(countPlaywright({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      failures: ['buy.spec.ts:9 › pays'],
      flaky: ['buy.spec.ts:3 › buys'],
    });
  });

  test('a runner that breaks without naming a test failed once', () => {
    expect(withExitCode(NOTHING, 1)).toMatchObject({ passed: 0, failed: 1, failures: [expect.any(String)] });
    expect(withExitCode({ ...NOTHING, failed: 3 }, 1).failed).toBe(3);
    expect(withExitCode(NOTHING, 0)).toEqual(NOTHING);
  });
});

describe('the last line', () => {
  test('adds the steps up', () => {
    const sum = add(
      { passed: 1, failed: 2, skipped: 3, failures: ['a', 'b'], flaky: ['d'] },
      { passed: 10, failed: 1, skipped: 30, failures: ['c'], flaky: ['e'] },
    );
    expect(sum).toEqual({ passed: 11, failed: 3, skipped: 33, failures: ['a', 'b', 'c'], flaky: ['d', 'e'] });
  });

  test('stands below the flaky tests and the failures', () => {
    const lines = linesBeforeSummary({ ...NOTHING, failures: ['pays'], flaky: ['buys', 'looks'] });
    expect(lines).toEqual(['flaky: buys', 'flaky: looks', 'pays']);
  });

  test('reads as agreed, and names skipped tests only when there are some', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 4 })).toBe('12 passed, 1 failed, 4 skipped');
  });

  test('is a success only when something ran and nothing failed', () => {
    expect(isSuccess({ passed: 1, failed: 0, skipped: 9 })).toBe(true);
    expect(isSuccess({ passed: 5, failed: 1, skipped: 0 })).toBe(false);
    expect(isSuccess({ passed: 0, failed: 0, skipped: 9 })).toBe(false);
  });
});
