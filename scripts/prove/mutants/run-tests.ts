import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectOf } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const CONFIG = join(ROOT, 'scripts/prove/mutants/vitest.config.ts');

export interface TestReport {
  numFailedTests: number;
  numPassedTests: number;
}

/** Runs test files of one project, with a mutant or without; null when vitest wrote no report. */
export async function runTests(
  tests: readonly string[],
  reportFile: string,
  mutant?: string,
): Promise<TestReport | null> {
  const project = projectOf(tests[0] ?? '');
  const child = spawn(
    process.execPath,
    [
      ...[VITEST, 'run', '--config', CONFIG, '--project', project, '--maxWorkers', '1'],
      ...['--reporter', 'json', '--outputFile', reportFile],
      ...(mutant ? ['--bail', '1'] : []),
      ...tests,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, TEST_DATABASE: 'embedded', ...(mutant && { TESTED_MUTANT: mutant }) },
      stdio: 'ignore',
    },
  );
  await once(child, 'exit');
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
