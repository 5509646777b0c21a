import { runNode } from '../bootstrap/run-program.mjs';
import { warn } from '../bootstrap/say.mjs';
import { ensureChromium } from '../system/ensure-chromium.mjs';
import { ensurePostgres } from '../system/ensure-postgres.mjs';
import { ensureTestServers } from '../system/ensure-test-servers.mjs';
import { findClusterObstacle } from '../system/find-cluster-obstacle.mjs';
import { withTemporaryPostgres } from '../system/temporary-postgres.mjs';
import { NOTHING, withExitCode } from './counts.mjs';
import { countJourneys, runPlaywright, runVitest } from './runners.mjs';

/**
 * The kinds of tests in the order of `npm test`. Each returns its exit code and the counts of passed, failed and skipped
 * tests. What installs packages is prepared first, because two cannot install at once.
 */
export const steps = {
  unit: { title: '单元测试 unit', run: runUnits },
  component: { title: '组件测试 component', run: (args) => runVitest(['component'], args) },
  feature: {
    title: '功能测试 feature (embedded)',
    run: runFeaturesOnEmbedded,
  },
  'feature-postgres': { title: '功能测试 feature (PostgreSQL)', run: runFeaturesOnPostgres },
  e2e: { title: '购物流程 e2e', prepare: ensureChromium, run: runJourneys },
  // A cluster mostly waits, and so do journeys: beside each other they take three minutes less.
  cluster: {
    title: '三台机器 cluster',
    isBesidePrevious: true,
    prepare: findClusterObstacle,
    run: runCluster,
  },
};

async function runUnits(args) {
  await ensureTestServers();
  return runVitest(['unit', 'unit-pages'], args);
}

let featureTests = 0;

async function runFeaturesOnEmbedded(args) {
  const env = { TEST_DATABASE: 'embedded' };
  if (args.length === 0 && (await ensurePostgres())) env.POSTGRES_FOLLOWS = 'yes';
  return runFeatures(args, env);
}

async function runFeatures(args, env) {
  await ensureTestServers();
  const result = await runVitest(['feature'], args, env);
  const { passed, failed, skipped } = result.counts;
  featureTests = passed + failed + skipped;
  return result;
}

async function runFeaturesOnPostgres(args) {
  const bin = await ensurePostgres();
  if (!bin) return leaveOut(featureTests, 'PostgreSQL 15+', 'apt-get install postgresql');
  return withTemporaryPostgres(bin, (url) =>
    runFeatures(args, { TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: url }),
  );
}

async function runJourneys(args) {
  const chromium = await ensureChromium();
  if (!chromium)
    return leaveOut(
      await countJourneys(),
      'Chromium',
      'apt-get install chromium-headless-shell fonts-noto-cjk',
    );
  return runPlaywright(args, { CHROMIUM_PATH: chromium });
}

/** Those that find most in a few minutes; `npm run prove:cluster` has the others, and judges seconds too. */
const SCENARIOS = ['leader-killed', 'rolling-restart'];

async function runCluster() {
  const obstacle = await findClusterObstacle();
  if (obstacle) return leaveOut(SCENARIOS.length, obstacle, 'npm run prove:cluster');
  const only = ['--only', SCENARIOS.join(','), '--untimed'];
  const { code, output } = await runNode(['scripts/prove/prove-cluster.ts', ...only], { captures: true });
  console.log(output);
  const counts = { ...NOTHING, passed: code === 0 ? SCENARIOS.length : 0 };
  return { code, counts: withExitCode(counts, code) };
}

/** Printed prominently, because a run with skipped tests looks like a complete one. */
function leaveOut(count, missing, remedy) {
  warn(`没有 ${missing}，跳过 ${count} 项测试 · SKIPPING ${count} tests, ${missing} is missing: ${remedy}`);
  return { code: 0, counts: { ...NOTHING, skipped: count } };
}
