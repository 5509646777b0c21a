// Starts the built server for the journeys, with a temporary database that is deleted at the end; E2E_DATA_DIR keeps it.
import { rmSync } from 'node:fs';
import { builtServer } from '../bootstrap/paths.mjs';
import { runNode } from '../bootstrap/run-program.mjs';
import { createMemoryFolder } from '../system/memory-folder.mjs';

const given = process.env.E2E_DATA_DIR;
const folder = given ?? createMemoryFolder('e2e');
try {
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    SHOP_MODE: 'demo',
    SHOP_LIMITS: 'off',
  };
  process.exitCode = (await runNode([builtServer], { env })).code;
} finally {
  if (!given) rmSync(folder, { recursive: true, force: true });
}
