import { readConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { prepareDatabase } from '#platform/mode';

/** `npm run migrate`: applies the missing migrations and ends. A deploy runs it once, before the first new process. */
const read = readConfig(process.env);
if (!read.ok) {
  console.error(read.problems.join('\n'));
  process.exit(1);
}
const { databaseUrl, dataDir, mode } = read.config;
const database = await openDatabase({ url: databaseUrl, dataDir, log: createLog('warn') });
try {
  const applied = await prepareDatabase(database.db, mode);
  console.log(
    applied.length === 0
      ? '数据库已是新版 · up to date'
      : `已执行 ${applied.length} 个迁移 · applied:\n${applied.join('\n')}`,
  );
} catch (error) {
  console.error(error instanceof Error && 'sentence' in error ? error.sentence : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
