import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Networks, mounts and processes of their own; all of them end with the program, however it ends. */
const UNSHARE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Runs a file of this folder in private namespaces, with a folder for its data as first argument; returns its exit code. */
export async function runInNamespaces(file: string, args: readonly string[]): Promise<number> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'huarong-cluster-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  // bash is the first process there: it waits for every process that lost its parent. Node would not, and PostgreSQL
  // takes a dead process that nobody waited for as one that runs.
  const init = ['bash', '-c', '"$@"; exit $?', 'init', process.execPath, path, folder, ...args];
  const child = spawn('unshare', [...UNSHARE, ...init], { stdio: 'inherit' });
  const end = () => child.kill('SIGKILL');
  process.once('SIGTERM', end).once('SIGINT', end);
  const [code] = await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  return code ?? 1;
}
