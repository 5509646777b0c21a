import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { countPlaywright, NOTHING, withExitCode } from './counts.mjs';

const verdictReporter = fileURLToPath(new URL('./vitest-verdict.mjs', import.meta.url));

/** Node stores compiled files here: a process that a test starts loads the server in a third of the time. */
const COMPILED = { NODE_COMPILE_CACHE: inRoot('.cache', 'compiled') };

/** Runs projects of Vitest with their output on the terminal, and reads the counts from a file. */
export function runVitest(projects, args, env = {}) {
  return withReport(async (file) => {
    const flags = [
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      `--reporter=${verdictReporter}`,
    ];
    const { code } = await runProgram('vitest', ['run', ...flags, ...args], {
      env: { NODE_ENV: 'test', TEST_VERDICT: file, ...COMPILED, ...env },
    });
    return { code, counts: withExitCode(readReport(file) ?? NOTHING, code) };
  });
}

export function runPlaywright(args, env = {}) {
  return withReport(async (file) => {
    const { code } = await runProgram('playwright', ['test', ...args], {
      env: { ...COMPILED, ...env, E2E_REPORT: file },
    });
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
