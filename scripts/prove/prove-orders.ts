import { parseArgs } from 'node:util';
import { auditAtRest } from './orders/audit.ts';
import type { Fixture } from './orders/fixture.ts';
import { MUTANTS } from './orders/mutants.ts';
import { openFixture } from './orders/open-fixture.ts';
import type { Scenario, Size } from './orders/scenario.ts';
import { scenarios } from './orders/scenarios/index.ts';

/**
 * `npm run prove:orders [-- --quick | --full] [--bars a,e] [--mutant name,name | --mutants]`: scenarios of
 * checkout, payment and orders on two replicas and PostgreSQL. A mutant breaks the code on purpose, and its scenario has
 * to detect it. `--full` takes about an hour: it runs the figures of docs/reliability.md.
 */
const NORMAL: Size = {
  ...{ buyers: 2_000, units: 100, loadSeconds: 20, keys: 40, payments: 40, carts: 200, crashes: 1 },
  ...{ wallets: 10, couponOrders: 8, cardOrders: 8 },
};
const QUICK: Size = {
  ...{ buyers: 200, units: 20, loadSeconds: 8, keys: 6, payments: 6, carts: 40, crashes: 1 },
  ...{ wallets: 2, couponOrders: 8, cardOrders: 8 },
};
const FULL: Size = {
  ...{ buyers: 2_000, units: 100, loadSeconds: 20, keys: 500, payments: 1_000, carts: 2_000, crashes: 20 },
  ...{ wallets: 50, couponOrders: 64, cardOrders: 100 },
};
/** The work of a dead worker is claimed again after a minute and then has to be done. */
const CONVERGE_SECONDS = 90;
/** A mutant does not recover, so there is no need to wait. */
const MUTANT_SECONDS = 5;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    bars: { type: 'string' },
    mutant: { type: 'string' },
    mutants: { type: 'boolean', default: false },
  },
});
const size = values.full ? FULL : values.quick ? QUICK : NORMAL;

async function runScenario(
  fixture: Fixture,
  scenario: Scenario,
  settleSeconds = CONVERGE_SECONDS,
): Promise<boolean> {
  const from = performance.now();
  const { figures, violations } = await scenario
    .run(fixture, size)
    .catch((error: Error) => ({ figures: [], violations: [`the scenario failed: ${error.message}`] }));
  const { violations: audited, waited } = await auditAtRest(fixture.db, settleSeconds);
  const problems = [
    ...violations,
    ...audited.map(({ invariant, subject, detail }) => `audit ${invariant}: ${subject} ${detail}`),
  ];
  const took = ((performance.now() - from) / 1000).toFixed(0);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${scenario.id} ${scenario.title} (${took} s)`);
  for (const figure of figures) console.log(`    ${figure}`);
  console.log(`    audit: ${audited.length} rows, ${waited.toFixed(1)} s after the last answer`);
  for (const violation of problems.slice(0, 10)) console.log(`    ✗ ${violation.slice(0, 200)}`);
  return problems.length === 0;
}

async function runScenarios(chosen: readonly Scenario[]): Promise<boolean> {
  const fixture = await openFixture();
  let isProven = true;
  try {
    for (const scenario of chosen) isProven = (await runScenario(fixture, scenario)) && isProven;
  } finally {
    await fixture.close();
  }
  return isProven;
}

/** The code is broken on purpose: a scenario that finds nothing has failed. */
async function runMutant(name: string): Promise<boolean> {
  const mutant = MUTANTS[name];
  if (!mutant) throw new Error(`no such mutant: ${name}; there are ${Object.keys(MUTANTS).join(', ')}`);
  console.log(`mutant ${name}: ${mutant.mistake}`);
  const fixture = await openFixture({ PROVE_MUTANT: name, ...mutant.env });
  try {
    const scenario = scenarios.find(({ id }) => id === mutant.scenario)!;
    const isMissed = await runScenario(fixture, scenario, MUTANT_SECONDS);
    console.log(
      isMissed
        ? `✗ scenario ${mutant.scenario} does not detect it`
        : `✓ scenario ${mutant.scenario} detects it`,
    );
    return !isMissed;
  } finally {
    await fixture.close();
  }
}

const started = performance.now();
const wanted = values.bars?.split(',');
const names = values.mutants ? Object.keys(MUTANTS) : (values.mutant?.split(',') ?? []);
let isProven = true;
if (names.length === 0)
  isProven = await runScenarios(scenarios.filter(({ id }) => !wanted || wanted.includes(id)));
for (const name of names) isProven = (await runMutant(name)) && isProven;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${isProven ? 'proven' : 'NOT PROVEN'} in ${seconds} s`);
if (!isProven) process.exitCode = 1;
