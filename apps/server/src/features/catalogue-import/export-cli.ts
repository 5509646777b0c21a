// node apps/server/src/features/catalogue-import/export-cli.ts [FILE.csv|FILE.json]
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { CommandError, runCommand, withDatabase } from './cli.ts';
import { exportCatalogue, type FileKind } from './export-catalogue.ts';

const KINDS: Record<string, FileKind> = { '.csv': 'csv', '.json': 'json' };

runCommand(async ([file, ...more]) => {
  const kind = file === undefined ? 'csv' : KINDS[extname(file).toLowerCase()];
  if (kind === undefined || more.length > 0)
    throw new CommandError('用法：npm run catalogue:export -- 文件.csv（或 .json）；不写文件名则输出到屏幕');
  const text = await withDatabase((db) => exportCatalogue(db, kind));
  if (file === undefined) process.stdout.write(text);
  else {
    await writeFile(file, text);
    console.error(`已导出到 ${file}`);
  }
  return 0;
});
