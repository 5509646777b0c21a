import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { median } from '../measure/statistics.ts';
import { CATEGORY_PAGE } from '../pages.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import type { RenderReport, RenderRequest } from './plan.ts';

/**
 * `npm run bench:rendering [-- --against <folder of another built release>] [--rounds N] [--warm-up N]`: CPU time of one page rendered,
 * without caches of pages, HTTP and compression; this release and the other one take turns, page after page.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    /** The compiler of Node is done with a page after some hundred. */
    'warm-up': { type: 'string', default: '300' },
  },
});
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES_A_ROUND = 40;

interface Release {
  name: string;
  render: (request: RenderRequest) => Promise<RenderReport>;
  stop: () => void;
}

async function openRelease(name: string, folder: string): Promise<Release> {
  const child = fork(fileURLToPath(new URL('render-process.ts', import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production', RELEASE: folder },
  });
  await once(child, 'message', { signal: AbortSignal.timeout(600_000) });
  return {
    name,
    async render(request) {
      const reply = once(child, 'message');
      child.send(request);
      return (await reply)[0] as RenderReport;
    },
    stop: () => child.disconnect(),
  };
}

const releases = [
  ...(values.against === undefined ? [] : [await openRelease('before', values.against)]),
  await openRelease('now', ROOT),
];
const first = await releases[0]!.render({ path: CATEGORY_PAGE, pages: 1 });
const product = /\/product\/\d+\.html/.exec(first.html)![0];

const rows = [
  ['page', 'release', 'CPU ms', 'lowest', 'elements', 'HTML', 'page data', 'brotli 2', 'brotli ms'],
];
for (const [name, path] of [
  ['home', '/'],
  ['category of 47', `${CATEGORY_PAGE}?sort=bench-{n}`],
  ['product', `${product}?sku=bench-{n}`],
] as const) {
  const times = new Map<Release, number[]>(releases.map((release) => [release, []]));
  const html = new Map<Release, string>();
  for (const release of releases)
    html.set(release, (await release.render({ path, pages: Number(values['warm-up']) })).html);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [release, list] of times)
      list.push((await release.render({ path, pages: PAGES_A_ROUND })).cpuMs);
  for (const [release, list] of times) rows.push([name, release.name, ...describe(list, html.get(release)!)]);
}
for (const release of releases) release.stop();
console.log(`${describeMachine()}\n\n${markdownTable(rows)}`);

function describe(cpuMs: number[], html: string): string[] {
  const { body, ms } = compress(html);
  return [
    median(cpuMs).toFixed(2),
    Math.min(...cpuMs).toFixed(2),
    String(html.match(/<[a-z]/g)?.length),
    String(Buffer.byteLength(html)),
    String(Buffer.byteLength(/<script id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')),
    String(body.length),
    ms.toFixed(2),
  ];
}

/** As for the first visitor of a page. */
function compress(html: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const times: number[] = [];
  let body = Buffer.alloc(0);
  for (let turn = 0; turn < 30; turn += 1) {
    const { user, system } = process.cpuUsage();
    body = brotliCompressSync(html, { params });
    const after = process.cpuUsage();
    times.push((after.user + after.system - user - system) / 1000);
  }
  return { body, ms: median(times) };
}
