import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Machine } from './network.ts';
import { createService, type Service } from './services.ts';

export interface Shop {
  machine: Machine;
  service: Service;
  isReady(): Promise<boolean>;
}
export interface ShopSettings {
  machine: Machine;
  logs: string;
  /** The folder of the release. */
  release: string;
  env: Record<string, string>;
}

const PRELOAD = new URL('../preload.ts', import.meta.url).href;
export const SHOP_PORT = 8081;
const READY_WITHIN_MS = 150_000;

/** One process of the shop on a machine, reached through haproxy, as deploy/README.md describes. */
export function createShop({ machine, logs, release, env }: ShopSettings): Shop {
  const data = join(machine.folder, 'shop');
  mkdirSync(data, { recursive: true });
  const service = createService({
    name: `shop${machine.nth}`,
    machine,
    logs,
    command: [process.execPath, '--import', PRELOAD, join(release, 'apps/server/src/main.ts')],
    env: {
      NODE_ENV: 'production',
      MALLOC_TRIM_THRESHOLD_: '131072',
      HOST: machine.address,
      PORT: String(SHOP_PORT),
      DATA_DIR: data,
      ADMIN: 'off',
      SHOP_MODE: 'demo',
      SHOP_PRODUCTS: '1',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  return {
    machine,
    service,
    async isReady() {
      try {
        const address = `http://${machine.address}:${SHOP_PORT}/readyz`;
        return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
      } catch {
        return false;
      }
    },
  };
}

export async function awaitReady(shop: Shop): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await shop.isReady())) {
    if (performance.now() > until) throw new Error(`${shop.service.name} is not ready`);
    await wait(250);
  }
}
