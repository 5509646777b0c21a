import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../bootstrap/run-program.mjs';
import { countPlaywright, countVitest, NOTHING, withExitCode } from './counts.mjs';

/** Runs one Vitest project, on the terminal as usual, and counts from its JSON report. */
export function runVitest(project, args, env = {}) {
  return withReport(async (file) => {
    const flags = [
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { code } = await runProgram('vitest', ['run', ...flags, ...args], {
      env: { NODE_ENV: 'test', ...env },
    });
    return { code, counts: withExitCode(count(file, countVitest), code) };
  });
}

export function runPlaywright(args, env = {}) {
  return withReport(async (file) => {
    const { code } = await runProgram('playwright', ['test', ...args], { env: { ...env, E2E_REPORT: file } });
    return { code, counts: withExitCode(count(file, countPlaywright), code) };
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

/** A runner that died early wrote no report: then nothing is known to have passed. */
function count(file, countReport) {
  const report = readReport(file);
  return report ? countReport(report) : NOTHING;
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
