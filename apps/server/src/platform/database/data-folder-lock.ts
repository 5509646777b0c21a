import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses this data folder. Two processes would silently destroy each other's rows. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  readonly sentence: string;
  constructor(folder: string, pid: string) {
    const sentence =
      `数据目录正在被另一个进程（${pid}）使用，请先停止它：${folder} · ` +
      `The data folder is in use by another process (${pid}); stop it first: ${folder}`;
    super(sentence);
    this.sentence = sentence;
  }
}

/**
 * Locks the folder for this process; returns the function that unlocks it.
 * The lock is the operating system's (SQLite's exclusive transaction on an empty file), so it ends with its
 * process, even after a crash: there are no stale locks. The pid file only serves the error message.
 * Nothing else may open and close the lock file in this process: POSIX would drop the lock with it.
 */
export function lockDataFolder(folder: string): () => void {
  const pidFile = join(folder, 'database.pid');
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderInUse(folder, pidIn(pidFile));
    throw error;
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

function pidIn(file: string): string {
  try {
    return `pid ${readFileSync(file, 'utf8').trim()}`;
  } catch {
    // The other process has just taken the lock, or is about to release it.
    return 'pid ?';
  }
}
