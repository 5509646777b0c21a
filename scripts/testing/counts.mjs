// Adds up what the test runners report, and turns it into the last line of `npm test`.

export const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** A journey that passed on a retry counts as passed; the runner's report names it as flaky. */
export function countPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failuresIn(suite)),
  };
}

const failuresIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failuresIn),
];

/** A runner that failed without a failed test counts as one failure. */
export function withExitCode(counts, code) {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`ended with exit code ${code}, and named no failed test`] };
}

export function summaryLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A run without any test is a failure. */
export const isSuccess = ({ passed, failed }) => failed === 0 && passed > 0;
