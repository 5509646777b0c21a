import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program's name on Debian. */
const PROGRAM = 'nginx';
const DEPLOYED = new URL('../../../../../../deploy/one-machine/nginx.conf', import.meta.url);

/** Whether this machine has nginx; otherwise prints which tests are skipped and how to install it. */
export function hasNginx(): boolean {
  const isThere = spawnSync(PROGRAM, ['-v']).error === undefined;
  if (!isThere)
    console.warn(
      '没有 nginx，跳过页面缓存的测试 · SKIPPING the tests on a real nginx: apt-get install nginx',
    );
  return isThere;
}

/** nginx with the file of deploy before a shop, without TLS and on free ports; `validFor` as nginx writes it. */
export async function openNginx(shopPort: number, validFor = '60s') {
  const folder = mkdtempSync(join(tmpdir(), 'huarong-nginx-'));
  const cache = join(folder, 'cache');
  const [port, redirects] = await findPorts(2);
  const site = adapt(readFileSync(DEPLOYED, 'utf8'), [
    [/server 127\.0\.0\.1:8081 .*\n.*8082.*\n/, `server 127.0.0.1:${shopPort} max_fails=0;\n`],
    [/listen 80;/, `listen 127.0.0.1:${redirects};`],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`],
    [/ssl_\w+ .*;\n/g, '\n'],
    [/\/var\/cache\/nginx\/huarong/, cache],
    [/proxy_cache_valid 200 60s;/, `proxy_cache_valid 200 ${validFor};`],
    // The tests ask faster than a visitor.
    [/limit_req zone=.*;\n/, '\n'],
  ]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n` +
      `http {\naccess_log off;\n${temporaryPaths(folder)}\n${site}\n}\n`,
  );
  const nginx = spawn(PROGRAM, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilOpen(nginx, port!);
  return {
    cache,
    /** The shop is the first of the sites, so it answers for any name. */
    async ask(path: string, headers: Record<string, string> = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });
      return {
        status: answer.status,
        headers: answer.headers,
        cache: answer.headers.get('x-cache'),
        body: await answer.text(),
      };
    },
    async close() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A file of deploy that no longer fits fails, so the tests follow it. */
function adapt(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (changed.search(from) === -1) throw new Error(`nginx.conf has no ${from}`);
    return changed.replace(from, to);
  }, text);
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');

async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => server.listening || once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function untilOpen(nginx: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx ended');
    const isOpen = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
