import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../bootstrap/run-program.mjs';
import { countPlaywright, NOTHING, withExitCode } from './counts.mjs';

const verdictReporter = fileURLToPath(new URL('./vitest-verdict.mjs', import.meta.url));

/** Runs one Vitest project with its output on the terminal, and reads the counts from a file. */
export function runVitest(project, args, env = {}) {
  return withReport(async (file) => {
    const flags = ['--project', project, '--reporter=default', `--reporter=${verdictReporter}`];
    const { code } = await runProgram('vitest', ['run', ...flags, ...args], {
      env: { NODE_ENV: 'test', TEST_VERDICT: file, ...env },
    });
    return { code, counts: withExitCode(readReport(file) ?? NOTHING, code) };
  });
}

export function runPlaywright(args, env = {}) {
  return withReport(async (file) => {
    const { code } = await runProgram('playwright', ['test', ...args], { env: { ...env, E2E_REPORT: file } });
    // A runner that crashed wrote no report: then no test counts as passed.
    const report = readReport(file);
    return { code, counts: withExitCode(report ? countPlaywright(report) : NOTHING, code) };
  });
}

/** How many journeys there are, without a browser. */
export function countJourneys() {
  return withReport(async (file) => {
    await runProgram('playwright', ['test', '--list'], { env: { E2E_REPORT: file }, captures: true });
    const report = readReport(file);
    return report ? sizeOf(report) : 0;
  });
}

const sizeOf = ({ specs = [], suites = [] }) =>
  suites.reduce((sum, suite) => sum + sizeOf(suite), specs.length);

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'huarong-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
