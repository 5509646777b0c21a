// node apps/server/src/features/catalogue-import/import-cli.ts FILE.csv|FILE.json [--apply]  ·  --undo  ·  --images [--now]
import { runCommand } from './cli.ts';
import { importCommand } from './import-command.ts';

await runCommand(importCommand);
