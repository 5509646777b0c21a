import { setTimeout as wait } from 'node:timers/promises';

/** Read once: outside of tests a failpoint costs one comparison and can never be armed. */
const isTest = process.env['NODE_ENV'] === 'test';

/** Where a test may break the program: `FP=checkout.after_commit:crash`, `…:throw`, `…:delay=50`, several with commas. */
export async function failpoint(name: string): Promise<void> {
  if (!isTest) return;
  const orders = process.env['FP'];
  if (orders) await obey(name, orderFor(name, orders));
}

const orderFor = (name: string, orders: string): string | undefined =>
  orders
    .split(',')
    .find((order) => order.startsWith(`${name}:`))
    ?.slice(name.length + 1);

async function obey(name: string, order: string | undefined): Promise<void> {
  if (order === undefined) return;
  const delayMs = /^delay=(\d+)$/.exec(order)?.[1];
  if (delayMs !== undefined) await wait(Number(delayMs));
  else if (order === 'throw') throw new Error(`failpoint ${name}`);
  // As the power goes: no handler runs, no buffer is flushed.
  else if (order === 'crash') process.kill(process.pid, 'SIGKILL');
  else throw new TypeError(`FP knows crash, throw and delay=ms, not ${order}`);
}
