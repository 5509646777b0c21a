import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The program's name on Debian. */
const PROGRAM = 'redis-server';

/** Whether this machine has Redis; otherwise prints which tests are skipped and how to install it. */
export function hasRedis(): boolean {
  const isThere = spawnSync(PROGRAM, ['--version']).error === undefined;
  if (!isThere)
    console.warn(
      '没有 redis-server，跳过真实 Redis 的测试 · SKIPPING the tests on a real Redis: apt-get install redis-server',
    );
  return isThere;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A temporary Redis without persistence, which can be killed, frozen and restarted on the same port. */
export async function openRedis() {
  const port = await findPort();
  let redis: ChildProcess;

  async function start() {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    redis = spawn(PROGRAM, options, { cwd: '/tmp', stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of redis.stdout!) if (String(line).includes('Ready to accept')) break;
  }
  async function kill() {
    if (redis.exitCode !== null || redis.signalCode !== null) return;
    const gone = once(redis, 'exit');
    redis.kill('SIGKILL');
    await gone;
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => redis.kill('SIGSTOP'),
    thaw: () => redis.kill('SIGCONT'),
  };
}
