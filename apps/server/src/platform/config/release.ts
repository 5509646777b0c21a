import { readFileSync } from 'node:fs';

/** `npm run release` writes this file; a working copy has none. */
const FILE = new URL('../../../../../RELEASE', import.meta.url);

/** The name of the release that this process runs. */
export function readRelease(): string {
  try {
    return readFileSync(FILE, 'utf8').trim();
  } catch {
    return 'development';
  }
}
