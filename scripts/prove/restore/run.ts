import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { proveRestore } from './prove-restore.ts';

/** Runs inside private namespaces, see prove-restore.ts beside the other proofs. */
const [folder, bin] = process.argv.slice(2);
execFileSync('ip', ['link', 'set', 'lo', 'up']);
const role = fileURLToPath(new URL('../../../deploy/one-machine/role.sql', import.meta.url));
let isProven = false;
try {
  isProven = await proveRestore(folder!, bin!, role);
} catch (error) {
  console.error(error);
}
console.log(isProven ? 'proven' : 'NOT PROVEN');
process.exit(isProven ? 0 : 1);
