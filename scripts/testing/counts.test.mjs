import { describe, expect, test } from 'vitest';
import {
  add,
  countPlaywright,
  countVitest,
  isSuccess,
  NOTHING,
  summaryLine,
  withExitCode,
} from './counts.mjs';

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
};

describe('reading the reports', () => {
  test('vitest names passed, failed, and what was left out', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  test('a test file that does not load is a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] };
    expect(countVitest(report).failed).toBe(2);
  });

  test('a journey that passed only the second time is a failure', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  test('a runner that breaks without naming a test failed once', () => {
    expect(withExitCode(NOTHING, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(withExitCode({ passed: 1, failed: 3, skipped: 0 }, 1).failed).toBe(3);
    expect(withExitCode(NOTHING, 0)).toEqual(NOTHING);
  });
});

describe('the last line', () => {
  test('adds the steps up', () => {
    const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
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
