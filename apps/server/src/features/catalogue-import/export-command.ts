import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, withDatabase } from './cli.ts';
import { exportBrands, exportCatalogue, exportCategories, type FileKind } from './export-catalogue.ts';

const KINDS: Record<string, FileKind> = { '.csv': 'csv', '.json': 'json' };
const USAGE =
  '用法：npm run catalogue:export -- 文件.csv（或 .json）[--categories 或 --brands]；不写文件名则输出到屏幕';

/** `npm run catalogue:export`. Returns the exit code. */
export async function exportCommand(args: string[]): Promise<number> {
  const { files, exportText } = readArgs(args);
  const [file, ...more] = files;
  const kind = file === undefined ? 'csv' : KINDS[extname(file).toLowerCase()];
  if (kind === undefined || more.length > 0) throw new CommandError(USAGE);
  const text = await withDatabase((db) => exportText(db, kind));
  if (file === undefined) process.stdout.write(text);
  else {
    await writeFile(file, text);
    console.error(`已导出到 ${file}`);
  }
  return 0;
}

function readArgs(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        categories: { type: 'boolean', default: false },
        brands: { type: 'boolean', default: false },
      },
    });
    if (values.categories && values.brands) throw new CommandError(USAGE);
    const exportText = values.categories ? exportCategories : values.brands ? exportBrands : exportCatalogue;
    return { files: positionals, exportText };
  } catch {
    throw new CommandError(USAGE);
  }
}
