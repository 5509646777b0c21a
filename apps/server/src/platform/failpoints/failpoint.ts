import { setTimeout as wait } from 'node:timers/promises';

/** Read once: outside tests a failpoint costs one comparison and cannot be armed. */
const isTest = process.env['NODE_ENV'] === 'test';

/** Where a test may break the program: `FP=checkout.after_commit:crash`, `…:throw`, `…:delay=50`, several with commas. */
export async function failpoint(name: string): Promise<void> {
  if (!isTest) return;
  const commands = process.env['FP'];
  if (commands) await execute(name, commandFor(name, commands));
}

const commandFor = (name: string, commands: string): string | undefined =>
  commands
    .split(',')
    .find((command) => command.startsWith(`${name}:`))
    ?.slice(name.length + 1);

async function execute(name: string, command: string | undefined): Promise<void> {
  if (command === undefined) return;
  const delayMs = /^delay=(\d+)$/.exec(command)?.[1];
  if (delayMs !== undefined) await wait(Number(delayMs));
  else if (command === 'throw') throw new Error(`failpoint ${name}`);
  // Like a power cut: no handler runs, no buffer is flushed.
  else if (command === 'crash') process.kill(process.pid, 'SIGKILL');
  else throw new TypeError(`FP knows crash, throw and delay=ms, not ${command}`);
}
