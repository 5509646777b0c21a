import { mkdir, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '#platform/config';

/** Why the shop cannot start, as one line for whoever starts it. */
export class StartRefused extends Error {
  override name = 'StartRefused';
  readonly sentence: string;
  constructor(sentence: string, cause?: unknown) {
    super('start refused', { cause });
    this.sentence = sentence;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
const FULL_DISK = ['ENOSPC', 'EDQUOT'];

/** Checked before the database is opened: a first start takes a minute, and its end is no time to learn of a busy port. */
export async function checkStart(config: Config): Promise<void> {
  await checkDataFolder(config);
  await checkPort('PORT', config.port, config.host);
  if (config.hasAdmin && config.role !== 'worker')
    await checkPort('ADMIN_PORT', config.adminPort, config.host);
  if (config.metrics.port !== null) await checkPort('METRICS_PORT', config.metrics.port, config.metrics.host);
}

/** Creates the folder and writes a file into it. A full disk stops only a shop whose database is on it. */
async function checkDataFolder({ dataDir, databaseUrl }: Config) {
  const file = join(dataDir, `.write-check-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    const opened = await open(file, 'w');
    try {
      await opened.writeFile('huarong');
    } finally {
      await opened.close();
      await rm(file, { force: true });
    }
  } catch (error) {
    if (FULL_DISK.includes(codeOf(error)) && databaseUrl !== undefined) return;
    throw new StartRefused(dataFolderSentence(codeOf(error), dataDir), error);
  }
}

function dataFolderSentence(code: string, folder: string): string {
  if (FULL_DISK.includes(code))
    return `磁盘已满，数据目录写不进去，请先清理空间：${folder} · The disk of the data folder is full: ${folder}`;
  if (['EEXIST', 'ENOTDIR'].includes(code))
    return `DATA_DIR 指向一个文件，应为文件夹：${folder} · DATA_DIR is a file, not a folder: ${folder}`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `数据目录不可写，请检查权限，或用 DATA_DIR 换一个文件夹：${folder} · The data folder is not writable: ${folder}`;
  return `数据目录无法使用（${code}），请检查 DATA_DIR：${folder} · The data folder cannot be used (${code}): ${folder}`;
}

async function checkPort(name: string, port: number, host: string) {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw new StartRefused(portSentence(codeOf(error), { name, port, host }), error);
  } finally {
    await new Promise<void>((resolve) => probe.close(() => resolve()));
  }
}

function portSentence(
  code: string,
  { name, port, host }: { name: string; port: number; host: string },
): string {
  if (code === 'EADDRINUSE')
    return `端口 ${port} 已被占用，请停止占用它的程序，或用 ${name} 换一个端口 · Port ${port} is in use: stop its program or set ${name}`;
  if (code === 'EACCES')
    return `没有权限监听端口 ${port}，请用 ${name} 换一个 1024 以上的端口 · No permission to listen on port ${port}`;
  return `无法在 ${host}:${port} 监听（${code}），请检查 HOST 与 ${name} · Cannot listen on ${host}:${port} (${code})`;
}

/** What to print when the start failed: one line for what we know, the whole error for what we do not. */
export function startFailure(error: unknown, config: Config | null): unknown {
  if (error instanceof Error && 'sentence' in error) return error.sentence;
  const code = codeOf(error);
  if (config && code === 'EADDRINUSE')
    return portSentence(code, { name: 'PORT', port: config.port, host: config.host });
  // 53100: the database ran out of space while it was filled.
  if (config && [...FULL_DISK, '53100'].includes(code)) return dataFolderSentence('ENOSPC', config.dataDir);
  return error;
}
