// node apps/server/src/features/catalogue-import/export-cli.ts [FILE.csv|FILE.json] [--categories|--brands]
import { runCommand } from './cli.ts';
import { exportCommand } from './export-command.ts';

await runCommand(exportCommand);
