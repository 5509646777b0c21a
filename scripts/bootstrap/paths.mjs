import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);
export const nodeModules = inRoot('node_modules');
export const pinnedNode = inRoot('node_modules', 'node', 'bin', 'node');
export const locksFolder = inRoot('.cache', 'locks');
/** The bundled server; `buildApps` writes it. */
export const builtServer = inRoot('apps', 'server', 'build', 'main.js');
