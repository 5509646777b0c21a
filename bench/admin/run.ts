import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { booksCases } from './books-cases.ts';
import { catalogueCases } from './catalogue-cases.ts';
import { compareCheckouts } from './compare-checkouts.ts';
import { createBooks } from './create-books.ts';
import { createOrders } from './create-orders.ts';
import { createProducts } from './create-products.ts';
import { measureReadings, type Reading } from './measure-readings.ts';
import { measureShipFile, type ShipFileTimes } from './measure-ship-file.ts';
import { openBenchAdmin } from './open-admin.ts';
import { readingCases } from './reading-cases.ts';

/**
 * `npm run bench:admin [-- --orders N] [--embedded] [--repeats 40]`: what staff read, with a year of orders in the
 * database, and a file of 500 shipments. `--checkout [--seconds 80]`: checkouts alone and with eight staff at work.
 * `--catalogue [--products 100000]`: what staff read of a large assortment. `--books`: the filters of orders that reports link
 * to, and the lists of invoices.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    repeats: { type: 'string', default: '40' },
    checkout: { type: 'boolean', default: false },
    catalogue: { type: 'boolean', default: false },
    books: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '80' },
  },
});
const orders = Number(values.orders ?? (values.embedded ? 100_000 : 1_000_000));
const EMBEDDED_BAR_MS = 300;
const CHECK_BAR_MS = 2_000;
const APPLY_BAR_MS = 10_000;
/** What the handling of staff may add to the slowest checkouts. */
const CHECKOUT_BAR = 1.1;
const DATABASE = 'huarong_bench_admin';

const place = values.embedded ? 'embedded' : 'PostgreSQL';
const isMet = await onDatabase(
  values.checkout ? checkouts : values.catalogue ? catalogue : values.books ? books : readings,
);
if (!isMet) process.exitCode = 1;

async function onDatabase<Found>(work: (url: string | null) => Promise<Found>): Promise<Found> {
  if (values.embedded) return work(null);
  await asAdmin(`create database ${DATABASE}`);
  try {
    return await work(urlOf(DATABASE));
  } finally {
    await asAdmin(`drop database ${DATABASE} with (force)`);
  }
}

async function readings(url: string | null): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
  const shop = await openBenchAdmin(url, dataDir);
  try {
    const from = performance.now();
    await createOrders(shop.db, orders);
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    console.log(
      `${describeMachine()}; ${place}, ${orders.toLocaleString('en')} orders (created in ${seconds} s)\n`,
    );
    const barMs = values.embedded ? EMBEDDED_BAR_MS : null;
    const found = await measureReadings(shop, readingCases, { repeats: Number(values.repeats), barMs });
    console.log(`${readingTable(found)}\n`);
    const shipped = await measureShipFile(shop);
    console.log(shipFileTable(shipped));
    return found.every(({ p95, barMs: bar }) => p95 <= bar) && isShipFileFast(shipped);
  } finally {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function books(url: string | null): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
  const shop = await openBenchAdmin(url, dataDir);
  try {
    await createOrders(shop.db, orders);
    await createBooks(shop.db);
    console.log(`${describeMachine()}; ${place}, ${orders.toLocaleString('en')} orders\n`);
    const barMs = values.embedded ? EMBEDDED_BAR_MS : null;
    const found = await measureReadings(shop, booksCases, { repeats: Number(values.repeats), barMs });
    console.log(readingTable(found));
    return found.every(({ p95, barMs: bar }) => p95 <= bar);
  } finally {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function catalogue(url: string | null): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
  const shop = await openBenchAdmin(url, dataDir);
  try {
    await createProducts(shop.db, Number(values.products));
    console.log(`${describeMachine()}; ${place}, ${Number(values.products).toLocaleString('en')} products\n`);
    const barMs = values.embedded ? EMBEDDED_BAR_MS : null;
    const found = await measureReadings(shop, catalogueCases, { repeats: Number(values.repeats), barMs });
    console.log(readingTable(found));
    return found.every(({ p95, barMs: bar }) => p95 <= bar);
  } finally {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function checkouts(url: string | null): Promise<boolean> {
  const { alone, withStaff, staff, actions } = await compareCheckouts(url, Number(values.seconds));
  const ratio = withStaff.p99 / alone.p99;
  console.log(`${describeMachine()}; ${place}, ${staff} staff made ${actions} calls\n`);
  const ms = (value: number) => value.toFixed(1);
  console.log(
    markdownTable([
      ['checkout', 'p50 ms', 'p99 ms', 'checkouts'],
      ['alone', ms(alone.p50), ms(alone.p99), String(alone.count)],
      ['with staff', ms(withStaff.p50), ms(withStaff.p99), String(withStaff.count)],
      [
        'ratio',
        (withStaff.p50 / alone.p50).toFixed(2),
        `${ratio.toFixed(2)} (≤ ${CHECKOUT_BAR}) ${mark(ratio <= CHECKOUT_BAR)}`,
        '',
      ],
    ]),
  );
  return ratio <= CHECKOUT_BAR;
}

function readingTable(found: readonly Reading[]): string {
  return markdownTable([
    ['reading', 'p50 ms', 'p95 ms', 'bar', 'whole tables read'],
    ...found.map(({ name, p50, p95, barMs, scans }) => [
      ...[name, p50.toFixed(1), p95.toFixed(1), `≤ ${barMs} ${mark(p95 <= barMs)}`, scans.join(', ')],
    ]),
  ]);
}

function shipFileTable({ rows, checkMs, applyMs, shipped }: ShipFileTimes): string {
  const line = (name: string, took: number, bar: number) => [
    ...[name, `${(took / 1000).toFixed(2)} s`, `≤ ${bar / 1000} s ${mark(took <= bar)}`],
  ];
  return markdownTable([
    [`ship file of ${rows} rows, ${shipped} shipped`, 'took', 'bar'],
    line('dry run', checkMs, CHECK_BAR_MS),
    line('apply', applyMs, APPLY_BAR_MS),
  ]);
}

function isShipFileFast({ rows, shipped, checkMs, applyMs }: ShipFileTimes): boolean {
  return rows === shipped && checkMs <= CHECK_BAR_MS && applyMs <= APPLY_BAR_MS;
}

function mark(isGood: boolean): string {
  return isGood ? '✓' : '✗';
}
