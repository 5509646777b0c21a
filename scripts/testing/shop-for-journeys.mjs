// The shop the journeys visit: the built server on a database of its own, which leaves with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../bootstrap/run-program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'huarong-e2e-'));
try {
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    SHOP_MODE: 'demo',
    SHOP_LIMITS: 'off',
  };
  process.exitCode = (await runNode(['apps/server/src/main.ts'], { env })).code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
