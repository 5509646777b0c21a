// node open-without-oidc-provider.ts <dataDir>: opens the shop where oidc-provider is not installed, prints what it offers.
import { registerHooks } from 'node:module';

let lookups = 0;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'oidc-provider' && !specifier.startsWith('oidc-provider/'))
      return next(specifier, context);
    lookups += 1;
    throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: 'ERR_MODULE_NOT_FOUND' });
  },
});

const { identityRoutes } = await import('@huarong/contract/identity');
const { methodOf, pathOf } = await import('@huarong/contract/kit');
const { readConfig } = await import('#platform/config');
const { openDatabase } = await import('#platform/database');
const { createLog } = await import('#platform/log');
const { buildApp } = await import('../../src/app.ts');

const dataDir = process.argv[2]!;
const read = readConfig({ ...process.env, DATA_DIR: dataDir });
if (!read.ok) throw new Error(read.problems.join('\n'));
const logged: string[] = [];
const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line).msg) });
const database = await openDatabase({ dataDir, embedded: { isTemporary: true } });
const app = await buildApp({ config: read.config, log, database });

const offered = await app.inject(pathOf(identityRoutes.socialProviders));
const login = await app.inject({
  method: methodOf(identityRoutes.socialLogin) as 'POST',
  url: pathOf(identityRoutes.socialLogin),
  payload: { queryBody: { provider: 'wechat' } },
});
const metadata = await app.inject('/demo/oidc/wechat/.well-known/openid-configuration');
await app.close();
await database.close();

const { providers } = offered.json().results;
const { errorCode, errorMessage } = login.json();
console.log(
  JSON.stringify({ lookups, logged, providers, errorCode, errorMessage, metadata: metadata.statusCode }),
);
