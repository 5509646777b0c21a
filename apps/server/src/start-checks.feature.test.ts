import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { onEmbedded } from '../testing/index.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** A user who may not write where root may. */
const UNPRIVILEGED_USER = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huarong-start-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the shop as `npm start` does; what it printed, and how it ended. */
async function start(env: Record<string, string>, { isUnprivileged = false } = {}) {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], HOME: folder, SHOP_MODE: 'demo', ...env },
    ...(isUnprivileged && isRoot && { uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [out, err] = ['', ''];
  child.stdout?.on('data', (data) => {
    out += data;
  });
  child.stderr?.on('data', (data) => {
    err += data;
  });
  const [code] = await once(child, 'close');
  return { code, out, lines: err.trim().split('\n') };
}

// The database does not matter: the start ends before it is opened.
onEmbedded('a start that cannot succeed ends with one line', () => {
  it('when nobody says whether it is a demo or a live shop', async () => {
    const { code, out, lines } = await start({ DATA_DIR: join(folder, 'data'), PORT: '0', SHOP_MODE: '' });
    expect([code, out]).toEqual([1, '']);
    expect(lines).toEqual([expect.stringMatching(/^配置 SHOP_MODE 缺失.*SHOP_MODE is missing/)]);
  });

  it('when DATA_DIR may not be written', async () => {
    const dataDir = join(folder, 'read-only');
    await mkdir(dataDir, { mode: 0o555 });
    const { code, out, lines } = await start({ DATA_DIR: dataDir, PORT: '0' }, { isUnprivileged: true });
    expect([code, out]).toEqual([1, '']);
    expect(lines).toEqual([expect.stringMatching(/^数据目录不可写，请检查权限/)]);
    expect(lines[0]).toContain(dataDir);
  });

  it('when DATA_DIR is a file', async () => {
    const dataDir = join(folder, 'a-file');
    await writeFile(dataDir, '');
    const { code, lines } = await start({ DATA_DIR: dataDir, PORT: '0' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR 指向一个文件，应为文件夹/)]);
  });

  it.each(['PORT', 'METRICS_PORT'])('when the port of %s is taken', async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const env = { DATA_DIR: join(folder, 'data'), PORT: '0', [name]: String(port) };
    const { code, lines } = await start(env);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^端口 ${port} 已被占用.*用 ${name} 换一个端口`)),
    ]);
  });

  it('when HOST is no address of this machine', async () => {
    const { code, lines } = await start({ DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '203.0.113.1' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^无法在 203\.0\.113\.1:0 监听/)]);
  });
});
