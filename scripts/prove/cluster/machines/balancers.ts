import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adaptFile } from './deploy-files.ts';
import type { Machine } from './network.ts';
import { createService, type Service } from './services.ts';

/** Where visitors enter, on their own machine. */
export const VISITORS_PORT = 8090;

/** haproxy on every machine, with the file of deploy/three-machines. */
export function createBalancers(machines: readonly Machine[], folder: string, logs: string): Service[] {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, adaptFile('three-machines/haproxy.cfg', [['maxconn 20000', 'maxconn 2000']]));
  const command = ['haproxy', '-db', '-f', file];
  return [
    createService({ name: 'haproxy', machine: null, logs, command }),
    ...machines.map((machine) => createService({ name: `haproxy${machine.nth}`, machine, logs, command })),
  ];
}

/** Redis with a replica, and a sentinel on every machine. */
export function createRedis(
  machines: readonly Machine[],
  logs: string,
): { redis: Service[]; sentinels: Service[] } {
  const start = (name: string, machine: Machine, text: string, ...more: string[]) => {
    const file = join(machine.folder, `${name}.conf`);
    writeFileSync(file, text);
    const command = ['redis-server', file, '--dir', machine.folder, ...more];
    return createService({ name: `${name}${machine.nth}`, machine, logs, command });
  };
  const redis = machines.slice(0, 2).map((machine) => {
    const text = adaptFile('three-machines/redis.conf', [['bind 10.0.0.1', `bind ${machine.address}`]]);
    return start('redis', machine, machine.nth === 1 ? text : `${text}replicaof 10.0.0.1 6379\n`);
  });
  const sentinels = machines.map((machine) =>
    start('sentinel', machine, adaptFile('three-machines/sentinel.conf', []), '--sentinel'),
  );
  return { redis, sentinels };
}
