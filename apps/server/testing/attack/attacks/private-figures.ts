import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config';
import { migrate, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { buildApp } from '../../../src/app.ts';
import { liveEnvironment } from '../../live-environment.ts';
import { type Attack, resultOf } from '../attack.ts';

const TOKEN = 'the-token-of-the-monitoring';

/** /metrics and /openapi.json of a live shop, with everything but the token. */
export default {
  name: 'figures and contract of a live shop',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'huarong-live-'));
    const read = readConfig({
      ...liveEnvironment,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: TOKEN,
    });
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const log = createLog('silent');
    const database = await openDatabase({ dataDir, log, embedded: { isTemporary: true } });
    await migrate(database.db);
    const app = await buildApp({ config: read.config, log, database });
    try {
      const keys = [
        '',
        TOKEN,
        `Bearer ${TOKEN} `,
        `Bearer ${TOKEN.slice(0, -1)}`,
        `bearer  ${TOKEN}`,
        'Bearer null',
      ];
      const paths = [
        '/metrics',
        '/metrics/',
        '/metrics?a=1',
        '//metrics',
        '/METRICS',
        '/%6detrics',
        '/openapi.json',
      ];
      const attempts = [];
      for (const url of paths)
        for (const authorization of keys) {
          const { statusCode, body } = await app.inject({ url, headers: { authorization } });
          const isHeld = statusCode >= 400 && statusCode < 500 && !body.includes('http_request_seconds');
          attempts.push({ what: `${url} with ${authorization}: ${statusCode}`, isHeld });
        }
      const own = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
      return resultOf([
        ...attempts,
        { what: 'the token itself was refused', isHeld: own.statusCode === 200 },
      ]);
    } finally {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
} satisfies Attack;
