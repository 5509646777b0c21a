// `npm run shop -- orders|confirm|pack|ship|deliver|refuse-at-door|grant|keep|close|refund|stock …`
import {
  CommandError,
  runCommand,
  withDatabase,
} from '../../apps/server/src/features/catalogue-import/cli.ts';
import { shopCommands, USAGE } from './shop-commands.ts';

runCommand(async ([name, ...args]) => {
  const command = name !== undefined && Object.hasOwn(shopCommands, name) ? shopCommands[name] : undefined;
  if (!command) throw new CommandError(USAGE);
  for (const line of await withDatabase((db) => command(db, args))) console.log(line);
  return 0;
});
