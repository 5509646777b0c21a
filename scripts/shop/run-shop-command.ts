import { CommandError, withDatabase } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { runConsoleCommand } from '../../apps/server/src/platform/audit/index.ts';
import { shopCommands, USAGE } from './shop-commands.ts';

/** `npm run shop`: opens the database, runs one command with an entry in the audit log, and prints its lines. */
export async function runShopCommand([name, ...args]: string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(shopCommands, name) ? shopCommands[name] : undefined;
  if (!command || name === undefined) throw new CommandError(USAGE);
  const lines = await withDatabase((db) =>
    runConsoleCommand(db, { command: name, subjectId: args[0] ?? name }, (tx) => command(tx, args)),
  );
  for (const line of lines) console.log(line);
  return 0;
}
