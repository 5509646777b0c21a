import { parseArgs } from 'node:util';
import { auditAtRest } from './orders/audit.ts';
import type { Bar, Size } from './orders/bar.ts';
import { bars } from './orders/bars/index.ts';
import { MUTANTS } from './orders/mutants.ts';
import { openWorld } from './orders/open-world.ts';
import type { World } from './orders/world.ts';

/**
 * `npm run prove:orders [-- --quick] [--bars a,e] [--mutant name,name | --mutants]`: what checkout, payment and orders promise,
 * tried on two replicas and PostgreSQL. With a mutant the code is broken on purpose, and its bar has to find out.
 */
const FULL: Size = { buyers: 2_000, units: 100, loadSeconds: 20, copies: 40 };
const QUICK: Size = { buyers: 200, units: 20, loadSeconds: 8, copies: 6 };
/** A worker that died gives its work back after a minute; then it has to be done. */
const CONVERGE_SECONDS = 90;
/** What is broken for good need not be waited for. */
const MUTANT_SECONDS = 5;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    bars: { type: 'string' },
    mutant: { type: 'string' },
    mutants: { type: 'boolean', default: false },
  },
});
const size = values.quick ? QUICK : FULL;

async function proveBar(world: World, bar: Bar, patience = CONVERGE_SECONDS): Promise<boolean> {
  const from = performance.now();
  const { figures, violations } = await bar
    .prove(world, size)
    .catch((error: Error) => ({ figures: [], violations: [`the bar broke off: ${error.message}`] }));
  const { faults, waited } = await auditAtRest(world.db, patience);
  const wrong = [
    ...violations,
    ...faults.map(({ invariant, subject, detail }) => `audit ${invariant}: ${subject} ${detail}`),
  ];
  const took = ((performance.now() - from) / 1000).toFixed(0);
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${bar.id} ${bar.title} (${took} s)`);
  for (const figure of figures) console.log(`    ${figure}`);
  console.log(`    audit: ${faults.length} rows, ${waited.toFixed(1)} s after the last answer`);
  for (const violation of wrong.slice(0, 10)) console.log(`    ✗ ${violation.slice(0, 200)}`);
  return wrong.length === 0;
}

async function proveAll(chosen: readonly Bar[]): Promise<boolean> {
  const world = await openWorld();
  let isProven = true;
  try {
    for (const bar of chosen) isProven = (await proveBar(world, bar)) && isProven;
  } finally {
    await world.close();
  }
  return isProven;
}

/** Broken on purpose: here a bar that finds nothing is the failure. */
async function proveMutant(name: string): Promise<boolean> {
  const mutant = MUTANTS[name];
  if (!mutant) throw new Error(`no such mutant: ${name}; there are ${Object.keys(MUTANTS).join(', ')}`);
  console.log(`mutant ${name}: ${mutant.mistake}`);
  const world = await openWorld({ PROVE_MUTANT: name, ...mutant.env });
  try {
    const bar = bars.find(({ id }) => id === mutant.bar)!;
    const isMissed = await proveBar(world, bar, MUTANT_SECONDS);
    console.log(isMissed ? `✗ bar ${mutant.bar} does not notice` : `✓ bar ${mutant.bar} notices`);
    return !isMissed;
  } finally {
    await world.close();
  }
}

const started = performance.now();
const wanted = values.bars?.split(',');
const names = values.mutants ? Object.keys(MUTANTS) : (values.mutant?.split(',') ?? []);
let isProven = true;
if (names.length === 0) isProven = await proveAll(bars.filter(({ id }) => !wanted || wanted.includes(id)));
for (const name of names) isProven = (await proveMutant(name)) && isProven;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${isProven ? 'proven' : 'NOT PROVEN'} in ${seconds} s`);
if (!isProven) process.exitCode = 1;
