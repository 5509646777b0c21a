// `npm run shop -- orders|confirm|pack|ship|deliver|refuse-at-door|grant|keep|close|refund|stock …`
import { runCommand } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { runShopCommand } from './run-shop-command.ts';

await runCommand(runShopCommand);
