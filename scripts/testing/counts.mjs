// Adds up what the test runners report, and turns it into the last line of `npm test`.

/** `flaky` names tests that passed at their second try. */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});

/** A journey that passed at its second try counts as passed, and is named. */
export function countPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: namesIn(suites, ({ ok }) => !ok),
    flaky: namesIn(suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
  };
}

const namesIn = (suites, isMeant) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(isMeant).map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...namesIn(inner, isMeant),
  ]);

/** A runner that failed without a failed test counts as one failure. */
export function withExitCode(counts, code) {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`ended with exit code ${code}, and named no failed test`] };
}

/** What stands above the last line. */
export const linesBeforeSummary = ({ failures, flaky }) => [
  ...flaky.map((name) => `flaky: ${name}`),
  ...failures,
];

export function summaryLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A run without any test is a failure. */
export const isSuccess = ({ passed, failed }) => failed === 0 && passed > 0;
