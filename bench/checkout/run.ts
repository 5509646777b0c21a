import { parseArgs } from 'node:util';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { BUYERS } from './buyers.ts';
import { type GrowthResult, measureGrowth } from './growth.ts';
import { type Measured, measureCheckouts } from './measure.ts';
import { startShop } from './start-shop.ts';

/**
 * `npm run bench:checkout [-- --quick] [--only postgres|embedded|growth] [--largest 1000000]`: whole checkouts of sixteen
 * buyers, from the cart to the provider's notice, also with a year's orders in the database.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    largest: { type: 'string', default: '1000000' },
  },
});
const SECONDS = values.quick ? 5 : 20;
const TARGET = 100;
const DATABASE = 'huarong_bench_checkout';
const isWanted = (part: string) => !values.only || values.only === part;

console.log(`${describeMachine()}; ${BUYERS} buyers, ${SECONDS} s, the load on the same cores\n`);
const rows = [];
if (isWanted('embedded')) rows.push(['embedded', await measure(null)] as const);
if (isWanted('postgres')) rows.push(['PostgreSQL', await onNewDatabase(measure)] as const);
if (rows.length > 0) console.log(tableOf(rows));
if (isWanted('growth')) console.log(`\n${growthTable(await onNewDatabase(grow))}`);

async function onNewDatabase<Found>(work: (url: string) => Promise<Found>): Promise<Found> {
  await asAdmin(`create database ${DATABASE}`);
  try {
    return await work(urlOf(DATABASE));
  } finally {
    await asAdmin(`drop database ${DATABASE} with (force)`);
  }
}

async function measure(url: string | null): Promise<Measured> {
  const shop = await startShop(url);
  try {
    return await measureCheckouts(shop, SECONDS);
  } finally {
    await shop.close();
  }
}

async function grow(url: string): Promise<GrowthResult[]> {
  const shop = await startShop(url);
  const results: GrowthResult[] = [];
  try {
    await shop.round(shop.opened.members[0]!, 0);
    for (let orders = 1_000; orders <= Number(values.largest); orders *= 10)
      results.push(await measureGrowth(shop, orders));
  } finally {
    await shop.close();
  }
  return results;
}

function tableOf(rows: readonly (readonly [string, Measured])[]): string {
  const ms = (value: number) => value.toFixed(1);
  const head = [
    'database',
    'checkouts/s',
    'target',
    'two cores',
    'CPU ms shop',
    'database',
    'p50 ms',
    'p99 ms',
  ];
  const steps = rows[0]![1].steps.map(({ name }) => `${name} p50`);
  return markdownTable([
    [...head, ...steps],
    ...rows.map(([name, measured]) => [
      ...[name, measured.perSecond.toFixed(0), `≥ ${TARGET} ${measured.perSecond >= TARGET ? '✓' : '✗'}`],
      ...[measured.possible.toFixed(0), ms(measured.shopMs), ms(measured.databaseMs)],
      ...[ms(measured.whole.p50), ms(measured.whole.p99), ...measured.steps.map(({ p50 }) => ms(p50))],
    ]),
  ]);
}

function growthTable(results: readonly GrowthResult[]): string {
  const head = ['orders in the books', 'list ms', 'detail', 'step two', 'commit', 'notify'];
  return markdownTable([
    head,
    ...results.map(({ orders, ...times }) => [
      orders.toLocaleString('en'),
      ...[times.list, times.detail, times.stepTwo, times.commit, times.notify].map((time) => time.toFixed(1)),
    ]),
  ]);
}
