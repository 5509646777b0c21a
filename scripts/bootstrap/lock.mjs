// A lock between processes: a folder that names its owner and is created by one atomic rename. Taking it over from a
// dead owner is one atomic rename too, so only one of several waiting processes succeeds.
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);
/** A running owner refreshes the lock this often; another program that has its process id after a reboot does not. */
const HEARTBEAT_MS = 2000;
const SILENCE_MS = 20_000;

export async function withLock(
  folder,
  work,
  { onWait = () => {}, pollMs = 300, silenceMs = SILENCE_MS } = {},
) {
  const release = await acquire(folder, { onWait, pollMs, silenceMs });
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(folder, { onWait, pollMs, silenceMs }) {
  mkdirSync(dirname(folder), { recursive: true });
  const me = `${process.pid}-${randomBytes(6).toString('hex')}`;
  const watch = watchOwner(folder, silenceMs);
  for (let turn = 0; ; turn += 1) {
    if (create(folder, me)) return hold(folder, me);
    const owner = watch();
    if (owner?.isGone && replace(folder, owner.name, me)) return hold(folder, me);
    if (turn === 0 && owner) onWait(pidOf(owner.name));
    await pause(pollMs);
  }
}

function create(folder, me) {
  const prepared = `${folder}.${me}`;
  mkdirSync(prepared);
  writeFileSync(join(prepared, me), '');
  try {
    renameSync(prepared, folder);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true });
    if (TAKEN.has(error.code)) return false;
    throw error;
  }
}

function replace(folder, gone, me) {
  try {
    renameSync(join(folder, gone), join(folder, me));
    return true;
  } catch {
    return false; // Another process took it over first, or the owner released it.
  }
}

/** Measures the time without a refresh in this process only, so that sleep of the machine does not expire the lock. */
function watchOwner(folder, silenceMs) {
  let last = { sign: '', since: Date.now() };
  return () => {
    const owner = readOwner(folder);
    if (!owner) return null;
    const sign = `${owner.name} ${owner.beat}`;
    if (sign !== last.sign) last = { sign, since: Date.now() };
    return { name: owner.name, isGone: !isRunning(pidOf(owner.name)) || Date.now() - last.since > silenceMs };
  };
}

function readOwner(folder) {
  try {
    const [name] = readdirSync(folder);
    return name ? { name, beat: statSync(join(folder, name)).mtimeMs } : null;
  } catch {
    return null;
  }
}

const pidOf = (name) => Number.parseInt(name, 10);

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function hold(folder, me) {
  const mark = join(folder, me);
  const heartbeat = setInterval(() => touch(mark), HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(mark, { force: true });
    try {
      rmdirSync(folder);
    } catch {
      // Another owner took the lock between these two statements.
    }
  };
}

function touch(mark) {
  const now = new Date();
  try {
    utimesSync(mark, now, now);
  } catch {
    // The lock was taken over; the work under it continues to its end.
  }
}
