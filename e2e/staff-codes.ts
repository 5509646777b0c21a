import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_TOTP_SECRET } from '../apps/server/src/features/demo/staff/demo-staff.ts';
import { totpCode, totpStep } from '../apps/server/src/features/staff/totp.ts';

/** Shared by the workers of one run: its admin has a port of its own. */
const FOLDER = join(tmpdir(), `huarong-journeys-${process.env['E2E_ADMIN_PORT']}`);
/** No worker sends a code for so long: it has ended meanwhile. */
const ABANDONED_MS = 90_000;

/**
 * Sends a code of the second factor that nobody has used, one worker at a time for each person. A code that was used, or
 * is older than the last, counts as a wrong try, and five of them lock the login of everybody's owner for a quarter of an
 * hour. There is a new code every half minute, and one in advance.
 */
export async function withFreshCode<Result>(
  role: string,
  send: (code: string) => Promise<Result>,
): Promise<Result> {
  const lock = join(FOLDER, `${role}.lock`);
  mkdirSync(FOLDER, { recursive: true });
  while (!takeLock(lock)) await wait(100);
  try {
    const step = await nextStep(join(FOLDER, role));
    return await send(totpCode(DEMO_TOTP_SECRET, step));
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const begun = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - begun > ABANDONED_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

async function nextStep(file: string): Promise<number> {
  const step = Math.max(lastStep(file) + 1, totpStep(new Date()));
  while (step > totpStep(new Date()) + 1) await wait(200);
  writeFileSync(file, String(step));
  return step;
}

function lastStep(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
