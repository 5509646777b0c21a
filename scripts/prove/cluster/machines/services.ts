import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Machine, onMachine } from './network.ts';

export interface ServiceSettings {
  name: string;
  command: readonly string[];
  /** Null: the machine of the visitors. */
  machine: Machine | null;
  env?: Record<string, string>;
  logs: string;
}

const RESTART_AFTER_MS = 1_000;

/** A program under a supervisor: it is started again whenever it ends by itself, as systemd does. */
export function createService({ name, command, machine, env = {}, logs }: ServiceSettings) {
  const [program, ...args] = machine ? onMachine(machine, command) : command;
  let child: ChildProcess | null = null;
  let isWanted = false;
  let restarts = 0;

  const launch = () => {
    const log = openSync(join(logs, `${name}.log`), 'a');
    const launched = spawn(program!, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } });
    child = launched;
    launched.once('exit', async () => {
      if (child === launched) child = null;
      await wait(RESTART_AFTER_MS);
      if (!isWanted || child) return;
      restarts++;
      launch();
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<number> => {
    isWanted = false;
    const from = performance.now();
    if (child) {
      const ended = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill(signal);
      await ended;
    }
    return (performance.now() - from) / 1000;
  };

  return {
    name,
    start() {
      isWanted = true;
      if (!child) launch();
    },
    isRunning: () => child !== null,
    /** Ends without a supervisor's intervention until `start`. */
    kill: () => end('SIGKILL'),
    /** Seconds from SIGTERM to its end. */
    stop: () => end('SIGTERM'),
    signal: (signal: NodeJS.Signals) => child?.kill(signal),
    /** How often it ended without being asked. */
    restarts: () => restarts,
    /** Nobody starts it again when it ends. */
    unsupervise() {
      isWanted = false;
    },
  };
}
export type Service = ReturnType<typeof createService>;
