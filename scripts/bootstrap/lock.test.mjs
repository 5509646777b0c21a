import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huarong-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, 'locks', 'install');
const heldBy = (pid) => {
  mkdirSync(lock(), { recursive: true });
  writeFileSync(join(lock(), `${pid}-abc`), '');
};
const aDeadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('ten at once go through the door one by one', async () => {
  let inside = 0;
  let most = 0;
  const visit = () =>
    withLock(
      lock(),
      async () => {
        inside += 1;
        most = Math.max(most, inside);
        await pause(3);
        inside -= 1;
      },
      { pollMs: 1 },
    );
  await Promise.all(Array.from({ length: 10 }, visit));
  expect(most).toBe(1);
});

test('leaves nothing behind, also when the work fails', async () => {
  await expect(withLock(lock(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(readdirSync(join(folder, 'locks'))).toEqual([]);
});

test('inherits at once from a process that died inside', async () => {
  heldBy(aDeadPid());
  expect(await withLock(lock(), () => 'mine')).toBe('mine');
  expect(existsSync(lock())).toBe(false);
});

test('processes that die inside hand the door on, to one heir at a time', async () => {
  const diary = join(folder, 'diary');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    const [lock, diary] = process.argv.slice(1);
    await withLock(lock, async () => {
      appendFileSync(diary, 'in ');
      await pause(20);
      appendFileSync(diary, 'out ');
      process.kill(process.pid, 'SIGKILL');
    }, { pollMs: 1 });`;
  const visitors = Array.from({ length: 8 }, () =>
    once(spawn(process.execPath, ['--input-type=module', '-e', program, lock(), diary]), 'exit'),
  );
  await Promise.all(visitors);
  expect(readFileSync(diary, 'utf8')).toBe('in out '.repeat(8));
});

test('waits for a living owner and says whom it waits for', async () => {
  heldBy(process.pid);
  const waited = [];
  const visit = withLock(lock(), () => 'mine', { pollMs: 5, onWait: (pid) => waited.push(pid) });
  await pause(30);
  expect(waited).toEqual([process.pid]);
  rmSync(lock(), { recursive: true });
  expect(await visit).toBe('mine');
});

test('does not wait for ever for a number that another program has today', async () => {
  heldBy(process.pid);
  expect(await withLock(lock(), () => 'mine', { pollMs: 5, silenceMs: 40 })).toBe('mine');
});
