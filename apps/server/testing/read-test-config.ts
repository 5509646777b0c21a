import { tmpdir } from 'node:os';
import { type Config, readConfig } from '#platform/config';

/** The settings of a silent demo shop; on PostgreSQL it has no folder of its own. */
export function readTestConfig(dataDir: string, env: Record<string, string> = {}): Config {
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: dataDir || tmpdir(),
    ...env,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.config;
}
