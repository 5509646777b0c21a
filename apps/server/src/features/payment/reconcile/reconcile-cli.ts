// node apps/server/src/features/payment/reconcile/reconcile-cli.ts [DAYS]
import { readConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { prepareDatabase } from '#platform/mode';
import { openProviders } from '../../../integrations/payment/index.ts';
import { queryProviderRecords, readSandboxRecords } from './provider-records.ts';
import { reconcile } from './reconcile.ts';
import { describeReconciliation } from './report.ts';

const DEFAULT_DAYS = 3;

/** Exit code 1 when something differs, so that a cron job can raise an alarm. */
async function main([days = String(DEFAULT_DAYS)]: string[]): Promise<number> {
  const read = readConfig(process.env);
  if (!read.ok || !/^\d{1,3}$/.test(days)) {
    console.error(read.ok ? '用法：npm run reconcile -- 天数' : read.problems.join('\n'));
    return 1;
  }
  const { config } = read;
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
  });
  try {
    await prepareDatabase(database.db, config.mode);
    const { providers, sandbox } = openProviders(config, database.db);
    let differences = 0;
    for (const provider of ['alipay', 'wechat'] as const) {
      const records = sandbox
        ? await readSandboxRecords(database.db, provider)
        : await queryProviderRecords(database.db, providers, provider, Number(days));
      const outcome = await reconcile(database.db, provider, records);
      differences += outcome.differences.length;
      console.log(describeReconciliation(outcome));
    }
    return differences === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error & { sentence?: string }) => {
    console.error(error.sentence ?? error);
    process.exitCode = 1;
  },
);
