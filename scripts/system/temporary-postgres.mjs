import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../bootstrap/run-program.mjs';
import { Explained } from '../bootstrap/say.mjs';
import { findFreePort } from './free-port.mjs';
import { createMemoryFolder } from './memory-folder.mjs';

/** The data are temporary, so durability is switched off for speed. Buffers as on a server; only what is used takes memory. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '1GB',
};

/** Runs `work` with the URL of a temporary PostgreSQL, which is stopped and deleted afterwards in any case. */
export async function withTemporaryPostgres(bin, work) {
  const folder = createMemoryFolder('pg');
  const cluster = { bin, folder, data: join(folder, 'data'), log: join(folder, 'log'), as: otherUser() };
  try {
    return await work(await startCluster(cluster));
  } finally {
    await stopCluster(cluster);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startCluster({ folder, data, log, as, ...cluster }) {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as) for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid);

  const call = (program, args) => callTool({ ...cluster, folder, log, as }, program, args);
  const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await call('initdb', ['-D', data, '--encoding=UTF8', '--locale=C', '--no-sync', ...login]);

  const port = await findFreePort();
  const settings = { ...SETTINGS, port, listen_addresses: '127.0.0.1', unix_socket_directories: folder };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  await call('pg_ctl', ['-D', data, '-l', log, '-w', '-o', options.join(' '), 'start']);
  // Through the Unix socket: TCP takes a quarter of the CPU time of a small query.
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`;
}

/** Ignores a server that never started: that error is thrown already. */
async function stopCluster({ bin, folder, data, as }) {
  const args = ['-D', data, '-m', 'immediate', '-w', 'stop'];
  await runProgram(join(bin, 'pg_ctl'), args, { cwd: folder, captures: true, ...(as && { as }) });
}

async function callTool({ bin, folder, log, as }, program, args) {
  const { code, output } = await runProgram(join(bin, program), args, {
    cwd: folder,
    captures: true,
    ...(as && { as }),
  });
  if (code !== 0) throw new Explained(`PostgreSQL ${program}:\n${output}${readLog(log)}`);
}

function readLog(log) {
  try {
    return readFileSync(log, 'utf8');
  } catch {
    return '';
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function otherUser() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
