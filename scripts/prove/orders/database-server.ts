import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RESTART_TRIES = 20;

/** The server of the temporary cluster, found by its data folder; it can be killed and restarted. */
export function databaseServerOf(dataFolder: string) {
  const pid = () => Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  // PostgreSQL records its program and options in this file.
  const [program] = readFileSync(join(dataFolder, 'postmaster.opts'), 'utf8').split(' ');
  const { uid, gid } = statSync(dataFolder);
  const isOurs = uid === process.getuid?.();

  const restart = async (): Promise<boolean> => {
    const log = join(dirname(dataFolder), 'log');
    const args = ['-D', dataFolder, '-l', log, '-w', '-m', 'immediate', 'restart'];
    const child = spawn(join(dirname(program!), 'pg_ctl'), args, {
      cwd: dirname(dataFolder),
      stdio: 'ignore',
      ...(!isOurs && { uid, gid }),
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  };

  return {
    kill: () => process.kill(pid(), 'SIGKILL'),
    /** Retries, because the shared memory of the killed server is freed only after its last session has ended. */
    async start(): Promise<void> {
      for (let tries = 0; tries < RESTART_TRIES; tries++) {
        if (await restart()) return;
        await wait(500);
      }
      throw new Error('PostgreSQL did not start again');
    },
  };
}
export type DatabaseServer = ReturnType<typeof databaseServerOf>;
