import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../../apps/server/src/platform/log/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { pickSkus } from '../orders/skus.ts';
import { createBalancers, createRedis } from './machines/balancers.ts';
import { createDatabaseNodes, type DatabaseNodes } from './machines/database-nodes.ts';
import { createMachines, type Machine, reconnect, VISITORS_ADDRESS } from './machines/network.ts';
import { createService, type Service } from './machines/services.ts';
import { awaitReady, createShop, type Shop } from './machines/shops.ts';
import type { ClusterMutant } from './mutants.ts';
import type { BookRefund, BookTrade } from './provider/book.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ROLE = join(ROOT, 'deploy/one-machine/role.sql');
const PASSWORD = 'change-me';
const BOOK_PORT = 15_400;
const STORAGE_PORT = 15_401;
const BOOK_URL = `http://${VISITORS_ADDRESS}:${BOOK_PORT}`;
const DATABASE_URL = `postgres://huarong:${PASSWORD}@127.0.0.1:5500/huarong`;

/** The shop on three machines, and everything around it. */
export interface Cluster {
  db: Database;
  machines: readonly Machine[];
  nodes: DatabaseNodes;
  shops: Shop[];
  redis: Service[];
  storage: Service;
  skuIds: string[];
  productPaths: string[];
  /** Of the release that the shops start with. */
  root: string;
  folder: string;
  databaseUrl: string;
  /** Puts another release on a machine, or other settings; its process has to be stopped. */
  install(nth: number, release: string, settings?: Record<string, string>): void;
  readBook(): Promise<{ trades: BookTrade[]; refunds: BookRefund[] }>;
  /** Undoes every fault and waits until all parts are back. */
  repair(): Promise<void>;
  /** Ends the shops; the seconds each took. */
  stopShops(): Promise<number[]>;
}

export async function openCluster(
  folder: string,
  logs: string,
  mutant: (ClusterMutant & { name: string }) | null,
): Promise<Cluster> {
  mkdirSync(logs, { recursive: true });
  const machines = createMachines(folder);
  const nodes = createDatabaseNodes({ machines, logs, isSynchronous: !mutant?.isAsynchronous });
  nodes.start();
  const balancers = createBalancers(machines, folder, logs);
  const { redis, sentinels } = createRedis(machines, logs);
  const beside = (name: string, file: string, ...args: string[]) =>
    createService({
      name,
      machine: null,
      logs,
      command: [process.execPath, fileURLToPath(new URL(file, import.meta.url)), ...args],
    });
  const book = beside(
    'provider',
    './provider/book-process.ts',
    VISITORS_ADDRESS,
    String(BOOK_PORT),
    join(folder, 'provider.jsonl'),
  );
  const storage = beside(
    'storage',
    './provider/storage-process.ts',
    VISITORS_ADDRESS,
    String(STORAGE_PORT),
    join(folder, 's3'),
  );
  for (const service of [...balancers, ...redis, ...sentinels, book, storage]) service.start();

  await nodes.awaitWhole();
  const leader = await nodes.awaitLeader();
  createRole(leader);
  const env = {
    DATABASE_URL,
    REDIS_URL: `redis://:${PASSWORD}@127.0.0.1:6380`,
    TRUST_PROXY: VISITORS_ADDRESS,
    SHOP_LIMITS: 'off',
    // As in a live shop.
    DRAIN_GRACE_MS: '5000',
    STORAGE: 's3',
    S3_ENDPOINT: `http://${VISITORS_ADDRESS}:${STORAGE_PORT}`,
    S3_BUCKET: 'huarong',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    PROVE_BOOK: BOOK_URL,
    ...mutant?.env,
    ...(mutant?.edits && { PROVE_MUTANT: mutant.name }),
  };
  const create = (machine: Machine, release: string, settings: Record<string, string> = {}) =>
    createShop({ machine, logs, release, env: { ...env, ...settings } });
  const shops = machines.map((machine) => create(machine, ROOT));
  // The first shop starts alone, because it migrates and seeds the database.
  shops[0]!.service.start();
  await awaitReady(shops[0]!);
  for (const shop of shops) shop.service.start();
  await Promise.all(shops.map(awaitReady));

  const database = await openDatabase({
    url: DATABASE_URL,
    dataDir: '',
    poolSize: 4,
    log: createLog('silent'),
  });
  const { db } = database;
  await runSql(db, `update promotion set state = 'stopped'`);

  return {
    db,
    machines,
    nodes,
    shops,
    redis,
    storage,
    root: ROOT,
    folder,
    databaseUrl: DATABASE_URL,
    skuIds: await pickSkus(db, 4),
    productPaths: await listProductPaths(db),
    install(nth, release, settings) {
      shops[nth] = create(machines[nth]!, release, settings);
    },
    async readBook() {
      const answer = await fetch(`${BOOK_URL}/list`, { method: 'POST', body: '{}' });
      return (await answer.json()) as { trades: BookTrade[]; refunds: BookRefund[] };
    },
    async repair() {
      for (const machine of machines) {
        reconnect(machine);
        nodes.signal(machine, 'SIGCONT');
      }
      for (const service of [...nodes.etcd, ...nodes.patroni, ...redis, storage]) {
        service.signal('SIGCONT');
        service.start();
      }
      for (const { service } of shops) service.start();
      await nodes.awaitWhole();
      await Promise.all(shops.map(awaitReady));
      // haproxy looks every second.
      await wait(1_500);
    },
    stopShops: () => Promise.all(shops.map(({ service }) => service.stop())),
  };
}

/** Role and database of the shop, with the file of deploy. */
function createRole({ address }: Machine): void {
  const url = `postgres://postgres:${PASSWORD}@${address}:5432/postgres`;
  execFileSync('psql', [url, '-v', 'ON_ERROR_STOP=1', '-v', `password=${PASSWORD}`, '-f', ROLE], {
    stdio: 'pipe',
  });
}

async function listProductPaths(db: Database): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    db,
    `select id::text from product where exists (select 1 from sku where sku.product_id = product.id and is_live) order by id limit 5`,
  );
  return rows.map(({ id }) => `/product/${id}.html`);
}
