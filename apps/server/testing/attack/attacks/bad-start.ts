import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Attack, resultOf } from '../attack.ts';

const MAIN = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));

/** Settings a shop cannot start with: each ends with one line that a merchant can read, and no stack. */
export default {
  name: 'starts that cannot succeed',
  async run({ origin }) {
    const folder = await mkdtemp(join(tmpdir(), 'huarong-start-'));
    const file = join(folder, 'file');
    await writeFile(file, '');
    const cases: Record<string, Record<string, string>> = {
      'a file as DATA_DIR': { DATA_DIR: file, PORT: '0' },
      'a folder below a file': { DATA_DIR: join(file, 'data'), PORT: '0' },
      'a busy port': { DATA_DIR: folder, PORT: new URL(origin).port },
      'an address of another machine': { DATA_DIR: folder, PORT: '0', HOST: '203.0.113.1' },
      'a port that is no number': { DATA_DIR: folder, PORT: 'http' },
      'no mode': { DATA_DIR: folder, PORT: '0', SHOP_MODE: '' },
      'live mode without its settings': { DATA_DIR: folder, PORT: '0', SHOP_MODE: 'live' },
    };
    try {
      const attempts = [];
      for (const [what, env] of Object.entries(cases)) {
        const { code, text } = await start({ SHOP_MODE: 'demo', ...env });
        const isHeld = code === 1 && /\p{Script=Han}/u.test(text) && !/^\s+at /m.test(text);
        attempts.push({ what: `${what}: ended with ${code}`, isHeld });
      }
      return resultOf(attempts);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
} satisfies Attack;

async function start(env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...env } });
  let text = '';
  child.stderr.on('data', (data) => {
    text += data;
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, text };
}
