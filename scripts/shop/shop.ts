// `npm run shop -- orders|confirm|pack|ship|deliver|refuse-at-door|grant|keep|close|refund|stock …`
import {
  CommandError,
  runCommand,
  withDatabase,
} from '../../apps/server/src/features/catalogue-import/cli.ts';
import { runConsoleCommand } from '../../apps/server/src/platform/audit/index.ts';
import { shopCommands, USAGE } from './shop-commands.ts';

runCommand(async ([name, ...args]) => {
  const command = name !== undefined && Object.hasOwn(shopCommands, name) ? shopCommands[name] : undefined;
  if (!command || name === undefined) throw new CommandError(USAGE);
  const lines = await withDatabase((db) =>
    runConsoleCommand(db, { command: name, subjectId: args[0] ?? name }, (tx) => command(tx, args)),
  );
  for (const line of lines) console.log(line);
  return 0;
});
