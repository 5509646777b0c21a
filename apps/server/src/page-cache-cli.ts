import { once } from 'node:events';
import { readConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { dropPages } from '#platform/page-cache';

/** `huarong page-cache FOLDER`, beside nginx: drops pages from its cache as the shop changes, until it is ended. */
const folder = process.argv[2];
const read = readConfig(process.env);
if (!folder || !read.ok) {
  console.error(read.ok ? '用法 · usage: huarong page-cache FOLDER' : read.problems.join('\n'));
  process.exit(1);
}
const { databaseUrl, dataDir } = read.config;
const log = createLog('info');
const database = await openDatabase({ url: databaseUrl, dataDir, poolSize: 1, log });
const dropping = await dropPages(database, { folder, log });
await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await dropping.stop();
await database.close();
