// Starts the built server for the journeys, with a temporary database that is deleted at the end.
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
