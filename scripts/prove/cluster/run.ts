import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cluster, openCluster } from './cluster.ts';
import { MUTANTS } from './mutants.ts';
import { printOutcome, printTable } from './report.ts';
import { type Outcome, runScenario } from './run-scenario.ts';
import { QUICK, scenarios } from './scenarios/index.ts';

/** Runs inside private namespaces, see prove-cluster.mjs. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    mutant: { type: 'string' },
    untimed: { type: 'boolean', default: false },
    logs: { type: 'string' },
  },
});
/** A mutant does not recover, so there is no need to wait. */
const MUTANT_LIMIT_SECONDS = 10;
const names = values.only?.split(',') ?? (values.quick ? QUICK : scenarios.map(({ name }) => name));
const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0)
  throw new Error(
    `no such scenario: ${unknown.join(', ')}; there are ${scenarios.map(({ name }) => name).join(', ')}`,
  );

async function proveAll(cluster: Cluster): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const broken: string[] = [];
  for (const scenario of scenarios.filter(({ name }) => names.includes(name))) {
    const from = performance.now();
    const outcome = await runScenario(cluster, scenario, { isUntimed: values.untimed }).catch(
      (error: Error) => error,
    );
    if (outcome instanceof Error) {
      broken.push(scenario.name);
      console.log(`✗ ${scenario.name}: the scenario failed: ${outcome.message}`);
      await cluster.repair();
      continue;
    }
    printOutcome(outcome, (performance.now() - from) / 1000);
    outcomes.push(outcome);
  }
  const stopSeconds = await cluster.stopShops();
  console.log(`SIGTERM at the end: ${stopSeconds.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`);
  printTable(outcomes);
  if (broken.length > 0) console.log(`without a result: ${broken.join(', ')}`);
  return (
    broken.length === 0 &&
    outcomes.every(({ problems }) => problems.length === 0) &&
    (values.untimed || Math.max(...stopSeconds) <= 20)
  );
}

/** The shop is broken on purpose: a scenario that finds nothing has failed. */
async function proveMutant(cluster: Cluster, name: string): Promise<boolean> {
  const mutant = MUTANTS[name]!;
  const scenario = scenarios.find((each) => each.name === mutant.scenario)!;
  const outcome = await runScenario(cluster, scenario, {
    hasNewKeyOnRetry: mutant.hasNewKeyOnRetry ?? false,
    limitSeconds: MUTANT_LIMIT_SECONDS,
  });
  printOutcome(outcome, 0);
  const isDetected = outcome.problems.some((problem) => mutant.problem.test(problem));
  console.log(
    `${isDetected ? '✓' : '✗'} mutant ${name} (${mutant.mistake}): ${isDetected ? 'detected' : 'NOT detected'} by ${mutant.scenario}`,
  );
  return isDetected;
}

const started = performance.now();
const folder = positionals[0]!;
const mutant = values.mutant ? { name: values.mutant, ...MUTANTS[values.mutant]! } : null;
let isProven = false;
try {
  const cluster = await openCluster(folder, values.logs ?? join(folder, 'logs'), mutant);
  console.log(`▸ three machines are ready after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  isProven = mutant ? await proveMutant(cluster, mutant.name) : await proveAll(cluster);
} catch (error) {
  console.error(error);
}
console.log(
  `${isProven ? 'proven' : 'NOT PROVEN'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
// The processes of the machines end with this one.
process.exit(isProven ? 0 : 1);
