import { buildApps } from './bootstrap/build-apps.mjs';
import { install } from './bootstrap/install.mjs';
import { builtServer } from './bootstrap/paths.mjs';
import { interruptedBy, runNode, runProgram } from './bootstrap/run-program.mjs';
import { Explained, warn } from './bootstrap/say.mjs';
import { runChecks } from './check/run-checks.mjs';
import { proveDay } from './prove/prove-day.mjs';
import { proveSeams } from './prove/prove-seams.mjs';
import { buildRelease } from './release/build-release.mjs';
import { ensurePostgres } from './system/ensure-postgres.mjs';
import { BACKUP_PROGRAMS, CLUSTER_PROGRAMS, requirePrograms } from './system/ensure-programs.mjs';
import { withTemporaryPostgres } from './system/temporary-postgres.mjs';
import { steps } from './testing/steps.mjs';
import { sayNothingPassed, testEverything } from './testing/test-everything.mjs';

const node = (file, env) => async (args) => (await runNode([file, ...args], { env })).code;
const program = (name, first) => async (args) => (await runProgram(name, [...first, ...args])).code;
const testStep = (name) => async (args) => (await steps[name].run(args)).code;

/** A command that runs a file with the admin URL of a temporary PostgreSQL cluster. */
const nodeOnPostgres = (file, env) => async (args) => {
  const bin = await ensurePostgres();
  if (!bin) throw new Explained('需要 PostgreSQL 15+ · PostgreSQL is missing: apt-get install postgresql');
  return withTemporaryPostgres(
    bin,
    async (url) =>
      (await runNode([file, ...args], { env: { ...env, DATABASE_URL: url, TEST_POSTGRES_URL: url } })).code,
  );
};

/** A command that runs a file as root with these programs. */
const nodeWithPrograms = (file, programs) => async (args) => {
  await requirePrograms(programs);
  return (await runNode([file, ...args])).code;
};

/** The trim threshold makes the allocator give back what decoding images used (peak +126 MB instead of +350). */
const SERVER_ENV = { NODE_ENV: 'production', MALLOC_TRIM_THRESHOLD_: '131072' };
/** Only `npm start` says demo by itself; every other command needs SHOP_MODE. */
const START_ENV = {
  ...SERVER_ENV,
  SHOP_MODE: process.env.SHOP_MODE || 'demo',
  SHOP_DRAW_AHEAD: process.env.SHOP_DRAW_AHEAD ?? 'on',
};

/** Every command: whether it needs the built pages, what it runs, and what it prints when the bootstrap fails. */
const commands = {
  start: { isBuilt: true, run: node(builtServer, START_ENV) },
  // It seeds the demo, so it is always one.
  dev: { run: node('apps/server/src/dev.ts', { NODE_ENV: 'development', SHOP_MODE: 'demo' }) },
  build: { isBuilt: true, run: async () => 0 },
  test: { isBuilt: true, run: testEverything, onBreak: sayNothingPassed },
  check: { isBuilt: true, run: runChecks },
  'check:content': {
    isBuilt: true,
    run: (args) => testStep('feature')(['apps/server/testing/content', ...args]),
  },
  'test:unit': { run: testStep('unit') },
  'test:component': { run: testStep('component') },
  'test:feature': { run: testStep('feature') },
  'test:feature:pg': { run: testStep('feature-postgres') },
  'test:e2e': { isBuilt: true, run: testStep('e2e') },
  bench: { isBuilt: true, run: node('bench/run.ts', { NODE_ENV: 'production' }) },
  'bench:rendering': { isBuilt: true, run: node('bench/rendering/run.ts', { NODE_ENV: 'production' }) },
  'bench:calls': { run: nodeOnPostgres('bench/calls/run.ts', { NODE_ENV: 'production' }) },
  'bench:cart': { run: nodeOnPostgres('bench/cart/run.ts', { NODE_ENV: 'production' }) },
  // The embedded database needs no server.
  'bench:admin': {
    run: (args) =>
      (args.includes('--embedded') ? node : nodeOnPostgres)('bench/admin/run.ts', { NODE_ENV: 'production' })(
        args,
      ),
  },
  'bench:coupons': { run: nodeOnPostgres('bench/coupons/run.ts', { NODE_ENV: 'production' }) },
  'bench:broadcasts': { run: nodeOnPostgres('bench/broadcasts/run.ts', { NODE_ENV: 'production' }) },
  'bench:recall': { run: nodeOnPostgres('bench/recall/run.ts', { NODE_ENV: 'production' }) },
  'bench:reconciliation': { run: nodeOnPostgres('bench/reconciliation/run.ts', { NODE_ENV: 'production' }) },
  'bench:export': { run: nodeOnPostgres('bench/export/run.ts', { NODE_ENV: 'production' }) },
  'bench:webhooks': { run: nodeOnPostgres('bench/webhooks/run.ts', { NODE_ENV: 'production' }) },
  'bench:events': { run: nodeOnPostgres('bench/events/run.ts', { NODE_ENV: 'production' }) },
  'bench:reports': { run: nodeOnPostgres('bench/reports/run.ts', { NODE_ENV: 'production' }) },
  'bench:partitions': { run: nodeOnPostgres('bench/partitions/run.ts', { NODE_ENV: 'production' }) },
  'bench:replay': { run: nodeOnPostgres('bench/replay/run.ts', { NODE_ENV: 'production' }) },
  'bench:grid': {
    isBuilt: true,
    run: (args) => (args.includes('--embedded') ? node : nodeOnPostgres)('bench/grid/run.ts')(args),
  },
  'bench:catalogue': { run: nodeOnPostgres('bench/catalogue/run.ts') },
  'bench:scale': { isBuilt: true, run: nodeOnPostgres('bench/scale/run.ts', { NODE_ENV: 'production' }) },
  'bench:search': { run: node('bench/search/run.ts', { NODE_ENV: 'production' }) },
  lighthouse: { isBuilt: true, run: node('bench/lighthouse.ts', { NODE_ENV: 'production' }) },
  fuzz: { isBuilt: true, run: node('apps/server/testing/fuzz/run.ts') },
  format: { run: program('biome', ['check', '--write', '.']) },
  attack: { isBuilt: true, run: node('apps/server/testing/attack/run.ts', { NODE_ENV: 'production' }) },
  'attack:identity': { run: node('apps/server/testing/attack/identity.ts') },
  // Every attempt; `npm test` makes a part of them.
  'attack:admin': {
    run: (args) => {
      process.env.ATTACK ??= 'whole';
      return testStep('feature')(['apps/server/testing/admin/attacks', ...args]);
    },
  },
  'prove:pricing': { run: node('scripts/prove/prove-pricing.ts') },
  'prove:orders': { isBuilt: true, run: nodeOnPostgres('scripts/prove/prove-orders.ts') },
  'prove:soak': { isBuilt: true, run: nodeOnPostgres('scripts/prove/prove-soak.ts') },
  'prove:webhooks': { isBuilt: true, run: nodeOnPostgres('scripts/prove/prove-webhooks.ts') },
  'prove:ledger': { run: nodeOnPostgres('scripts/prove/prove-ledger.ts') },
  // 1,000 generated orders that end without a sale, 1,000 that staff cancel, and 1,000 quotes; `npm test` runs a few of them.
  'prove:figures': {
    run: (args) => {
      process.env.HISTORIES ??= '500';
      return testStep('feature')(['apps/server/src/features/reports/count', ...args]);
    },
  },
  'prove:histories': {
    run: (args) => {
      process.env.HISTORIES ??= '1000';
      return testStep('feature')([
        'apps/server/src/features/orders/order-histories',
        'apps/server/src/features/checkout/quotes-commit',
        ...args,
      ]);
    },
  },
  // Every order of turns of two operations, 252 of each pair, on PostgreSQL; `npm test` runs a few of them.
  'prove:interleavings': {
    run: (args) => {
      process.env.SCHEDULES ??= '252';
      return testStep('feature-postgres')(['apps/server/testing/interleavings', ...args]);
    },
  },
  // The floor check on 100,000 baskets, and 10,000 simulated orders against committed ones; `npm test` runs a few of them.
  'prove:promotions': {
    run: async (args) => {
      process.env.BASKETS = args[0] ?? '100000';
      const floor = await testStep('unit')(['packages/core/src/pricing/conflicts/floor']);
      process.env.BASKETS = args[0] ?? '10000';
      const orders = await testStep('feature')([
        'apps/server/src/features/simulator/simulated-equals-committed',
      ]);
      return floor || orders;
    },
  },
  // 2,000 generated histories of change sets and 1,000 of two editors; `npm test` runs a few of them.
  'prove:changes': {
    run: (args) => {
      process.env.CHANGE_HISTORIES ??= '2000';
      process.env.EDITOR_HISTORIES ??= '1000';
      return testStep('feature')([
        'apps/server/src/features/change-sets/histories',
        'apps/server/src/features/change-sets/two-editors',
        ...args,
      ]);
    },
  },
  // On both databases: 14 kinds of pages at 4 moments for 2 shoppers, with plans and a draft, against the shop whose clock was
  // moved; and 500 generated plans against their jobs. `npm test` runs a few of both.
  'prove:preview': {
    run: async (args) => {
      process.env.PREVIEW_PAGES = 'all';
      process.env.PLAN_HISTORIES ??= '500';
      const proofs = [
        'apps/server/src/features/shop-preview/shop-preview',
        'apps/server/src/features/change-sets/at-moment/plans-at',
        ...args,
      ];
      return (await testStep('feature')(proofs)) || testStep('feature-postgres')(proofs);
    },
  },
  'prove:cluster': {
    isBuilt: true,
    run: nodeWithPrograms('scripts/prove/prove-cluster.ts', CLUSTER_PROGRAMS),
  },
  'prove:restore': {
    isBuilt: true,
    run: nodeWithPrograms('scripts/prove/prove-restore.ts', BACKUP_PROGRAMS),
  },
  'prove:seams': { run: proveSeams },
  'prove:day': { isBuilt: true, run: proveDay },
  'prove:mutants': { run: node('scripts/prove/prove-mutants.ts') },
  // The faults of the admin alone.
  'prove:admin': { run: (args) => node('scripts/prove/prove-mutants.ts')(['--only', 'admin', ...args]) },
  'bench:checkout': { run: nodeOnPostgres('bench/checkout/run.ts', { NODE_ENV: 'production' }) },
  'bench:pricing': { run: node('bench/pricing.ts', { NODE_ENV: 'production' }) },
  reconcile: { run: node('apps/server/src/features/payment/reconcile/reconcile-cli.ts') },
  'audit:check': { run: node('apps/server/src/features/audit/audit-check-cli.ts') },
  shop: { run: node('scripts/shop/shop.ts') },
  migrate: { run: node('apps/server/src/migrate-cli.ts') },
  release: { isBuilt: true, run: buildRelease },
  'contract:codes': { run: node('packages/contract/generate-code-names.ts') },
  'contract:todo': { run: node('apps/server/src/contract-todo.ts') },
  'catalogue:stats': { run: node('catalogue/stats.ts') },
  'catalogue:import': { run: node('apps/server/src/features/catalogue-import/import-cli.ts') },
  'catalogue:export': { run: node('apps/server/src/features/catalogue-import/export-cli.ts') },
  // Debian's own Python: only this one finds Debian's numpy, Pillow and torch.
  photography: { run: program('/usr/bin/python3', ['tools/photography/photography.py']) },
  'photography:login': { run: node('apps/server/src/features/images/crop-login-photograph-cli.ts') },
  'db:new': { run: node('database/new-migration.mjs') },
  'db:types': { run: node('apps/server/src/platform/database/generate-tables.ts') },
};

/** Sets the exit code only: `process.exit` would skip the release of locks and databases. */
export async function runCommand([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null;
  if (!command) {
    warn(`用法 · usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`);
    process.exitCode = 1;
    return;
  }
  try {
    await install();
    if (command.isBuilt) await buildApps();
    process.exitCode = await command.run(args);
  } catch (error) {
    if (!interruptedBy()) warn(error instanceof Explained ? error.message : error.stack);
    command.onBreak?.();
    process.exitCode = 1;
  }
}
