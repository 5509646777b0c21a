import { describe, expect, test } from 'vitest';
import { add, countPlaywright, isSuccess, NOTHING, summaryLine, withExitCode } from './counts.mjs';
import { verdictOf } from './vitest-verdict.mjs';

const outcome = (state, fullName, message) => ({
  fullName,
  module: { moduleId: 'cart.test.ts' },
  result: () => ({ state, errors: message ? [{ message }] : [] }),
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

  test('a journey that passed the second time has passed, one that never did is named', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const specs = [
      { ok: true, title: 'buys', file: 'buy.spec.ts', line: 3 },
      { ok: false, title: 'pays', file: 'buy.spec.ts', line: 9 },
    ];
    expect(countPlaywright({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      failures: ['buy.spec.ts:9 › pays'],
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
      { passed: 1, failed: 2, skipped: 3, failures: ['a', 'b'] },
      { passed: 10, failed: 1, skipped: 30, failures: ['c'] },
    );
    expect(sum).toEqual({ passed: 11, failed: 3, skipped: 33, failures: ['a', 'b', 'c'] });
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
