// Starts the built server for the journeys, with a temporary database that is deleted at the end; E2E_DATA_DIR keeps it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../bootstrap/run-program.mjs';

const given = process.env.E2E_DATA_DIR;
const folder = given ?? mkdtempSync(join(tmpdir(), 'huarong-e2e-'));
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
  if (!given) rmSync(folder, { recursive: true, force: true });
}
