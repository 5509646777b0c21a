import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getFrom } from '../../packages/core/src/shared/index.ts';
import { MUTANTS } from './mutants/list/index.ts';
import { runTests, type TestReport } from './mutants/run-tests.ts';

/**
 * `npm run prove:mutants [name …] [-- --only admin]`: puts each fault into our own source, one at a time, and runs the tests named for it.
 * A fault is noticed when a test fails that passes without it.
 */
type Outcome = 'noticed' | 'survived' | 'tests do not pass without it' | 'tests did not run';

const mutants = new Map(Object.entries(MUTANTS));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
/** Faults of one part have names that begin with it. */
const chosen = [...mutants.keys()].filter((name) => !values.only || name.startsWith(`${values.only}-`));
const queue = positionals.length > 0 ? positionals : chosen;
const folder = await mkdtemp(join(tmpdir(), 'mutants-'));
/** Mutants that name the same tests share the run without a mutant. */
const cleanRuns = new Map<string, Promise<TestReport | null>>();
const outcomes: Outcome[] = [];

try {
  await Promise.all(Array.from({ length: availableParallelism() }, testNext));
} finally {
  await rm(folder, { recursive: true, force: true });
}
const noticed = outcomes.filter((outcome) => outcome === 'noticed').length;
console.log(`${noticed} of ${outcomes.length} faults were noticed`);
if (noticed < outcomes.length) process.exitCode = 1;

async function testNext(): Promise<void> {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const { feature, mistake, tests } = getFrom(mutants, name);
    const outcome = await testMutant(name, tests);
    outcomes.push(outcome);
    console.log(`${outcome === 'noticed' ? '✓' : '✗'} ${outcome} · ${name} (${feature}): ${mistake}`);
  }
}

async function testMutant(name: string, tests: readonly string[]): Promise<Outcome> {
  const key = tests.join(' ');
  const clean = cleanRuns.get(key) ?? runTests(tests, join(folder, `${name}-clean.json`));
  cleanRuns.set(key, clean);
  const before = await clean;
  if (before === null || before.numPassedTests === 0) return 'tests did not run';
  if (before.numFailedTests > 0) return 'tests do not pass without it';
  const changed = await runTests(tests, join(folder, `${name}.json`), name);
  if (changed === null) return 'tests did not run';
  return changed.numFailedTests > 0 ? 'noticed' : 'survived';
}
