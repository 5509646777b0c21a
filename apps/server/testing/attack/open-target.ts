import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityRoutes } from '@huarong/contract/identity';
import { methodOf, pathOf, type Route } from '@huarong/contract/kit';
import { encodeBase64 } from '@huarong/core/identity';
import { readConfig } from '#platform/config';
import { migrate, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { buildApp } from '../../src/app.ts';
import { DEMO_PASSWORD, seedMembers } from '../../src/features/demo/index.ts';

export interface Reply {
  status: number;
  errorCode: string | null;
  results: Record<string, unknown> | null;
}

/** A demo shop with its members and real rate limits: embedded, or on DATABASE_URL. */
export async function openTarget({ hasLimits = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'huarong-attack-'));
  const read = readConfig({
    SHOP_MODE: 'demo',
    DATABASE_URL: process.env['DATABASE_URL'],
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: hasLimits ? 'on' : 'off',
    DATA_DIR: dataDir,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const log = createLog(config.logLevel);
  const database = await openDatabase({ url: config.databaseUrl, dataDir, log });
  await migrate(database.db);
  await seedMembers(database.db);
  const app = await buildApp({ config, log, database });

  async function call(
    route: Route,
    queryBody: object = {},
    { headers = {}, address = '127.0.0.1' }: { headers?: Record<string, string>; address?: string } = {},
  ): Promise<Reply> {
    const isGet = methodOf(route) === 'GET';
    const answer = await app.inject({
      method: methodOf(route) as 'GET',
      url: pathOf(route).replace(/\{\w+\}/g, '1'),
      headers,
      remoteAddress: address,
      ...(!isGet && { payload: { queryBody } }),
    });
    const { errorCode = null, results = null } = answer.json();
    return { status: answer.statusCode, errorCode, results };
  }

  return {
    db: database.db,
    call,
    logIn: (loginId: string, password = DEMO_PASSWORD, from: object = {}) =>
      call(
        identityRoutes.postLogin,
        { loginId: encodeBase64(loginId), password: encodeBase64(password) },
        from,
      ),
    async messagesTo(recipient?: string) {
      let messages = database.db.selectFrom('demo_message').select(['code', 'recipient', 'content']);
      messages = messages.where('kind', '<>', 'captcha');
      if (recipient) messages = messages.where('recipient', '=', recipient);
      return messages.orderBy('id', 'desc').execute();
    },
    async captcha() {
      const { results } = await call(identityRoutes.captcha);
      const valiCodeToken = String(results?.['valiCodeToken']);
      const { code } = await database.db
        .selectFrom('demo_message')
        .select('code')
        .where('recipient', '=', valiCodeToken)
        .executeTakeFirstOrThrow();
      return { valiCodeToken, valiCode: code! };
    },
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Target = Awaited<ReturnType<typeof openTarget>>;
