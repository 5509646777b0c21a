import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Transport } from '@huarong/contract/kit';
import type { PageRenderer } from '../../apps/server/src/platform/pages/index.ts';
import { serveRequests } from '../processes/serve-requests.ts';
import type { RenderReport, RenderRequest } from './plan.ts';

/**
 * A shop of the release in the folder of RELEASE, without its HTTP server, whose pages are rendered again and again: no
 * cache of pages and no compression are part of the time.
 */
const release = process.env['RELEASE']!;
const load = (path: string) => import(pathToFileURL(join(release, path)).href);

const { readConfig } = await load('apps/server/src/platform/config/index.ts');
const { openDatabase } = await load('apps/server/src/platform/database/index.ts');
const { createLog } = await load('apps/server/src/platform/log/index.ts');
const { prepareDatabase } = await load('apps/server/src/platform/mode/index.ts');
const { createPageRenderer } = await load('apps/server/src/platform/pages/index.ts');
/** Older releases have none. */
const { encodeUtf8 = (text: string) => Buffer.from(text) } = await load(
  'apps/server/src/platform/published/index.ts',
);
const { seedDemo } = await load('apps/server/src/features/demo/index.ts');
const { buildApp } = await load('apps/server/src/app.ts');
const build = await load('apps/web/build/server/index.js');

const dataDir = await mkdtemp(join(tmpdir(), 'huarong-bench-'));
process.once('exit', () => void rm(dataDir, { recursive: true, force: true }));
const read = readConfig({ SHOP_MODE: 'demo', LOG_LEVEL: 'silent', SHOP_LIMITS: 'off', DATA_DIR: dataDir });
if (!read.ok) throw new Error(read.problems.join('\n'));
const { config } = read;
const log = createLog(config.logLevel);
const database = await openDatabase({ dataDir, seamsOff: config.seamsOff, log });
await prepareDatabase(database.db, config.mode);
await seedDemo(database.db, config, () => undefined);

const render: PageRenderer = createPageRenderer(build, 'production', config.seamsOff);
let transport: Transport | undefined;
const app = await buildApp({
  config,
  log,
  database,
  renderPage: Object.assign(
    ((request, own, shopper) => {
      transport = own;
      return render(request, own, shopper);
    }) satisfies PageRenderer,
    { parameters: render.parameters },
  ),
});
await app.inject('/');

/** The text, for the policy of its scripts, and the bytes, as both were made of a page in each release. */
function textOf(page: { html?: string; body?: Buffer }): string {
  const html = page.html ?? page.body!.toString();
  if (!page.body) encodeUtf8(html);
  return html;
}

/** A new address each time, so that no value behind the page is cached by it. */
let rendered = 0;
function urlOf(path: string) {
  rendered += 1;
  return new URL(path.replace('{n}', String(rendered)), config.publicUrl);
}

serveRequests<RenderRequest, RenderReport>(async ({ path, pages }) => {
  const before = process.cpuUsage();
  let html = '';
  for (let page = 0; page < pages; page += 1)
    html = textOf(await render(new Request(urlOf(path)), transport!));
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 / pages, html };
});
process.send?.('ready');
