// node apps/server/src/features/catalogue-import/import-cli.ts FILE.csv|FILE.json [--apply]  ·  --undo
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { getFirst } from '@huarong/core/shared';
import type { Database } from '#platform/database';
import { CommandError, runCommand, withDatabase } from './cli.ts';
import { readImportFile } from './file/read-file.ts';
import { importCatalogue } from './import-catalogue.ts';
import { createProgressReporter } from './progress.ts';
import { describeProblems, describeReport, type Unit } from './report.ts';
import { undoLastImport } from './write/undo-last-import.ts';

const USAGE =
  '用法：npm run catalogue:import -- 文件.csv（或 .json）[--apply]\n　　　npm run catalogue:import -- --undo\n列名和说明见 docs/import.md';

runCommand(async (args) => {
  const { files, isApplied, isUndo } = readArgs(args);
  if (isUndo && files.length === 0 && !isApplied) return withDatabase(undo);
  if (isUndo || files.length !== 1) throw new CommandError(USAGE);
  return importFile(getFirst(files), isApplied);
});

function readArgs(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { apply: { type: 'boolean', default: false }, undo: { type: 'boolean', default: false } },
    });
    return { files: positionals, isApplied: values.apply, isUndo: values.undo };
  } catch {
    throw new CommandError(USAGE);
  }
}

async function importFile(path: string, isApplied: boolean): Promise<number> {
  const unit: Unit = extname(path).toLowerCase() === '.json' ? '个商品' : '行';
  // Read before the database is opened, so that an invalid file never touches it.
  const file = await readImportFile(path);
  if (!file.ok) {
    console.error([...describeProblems(file.problems, unit), '什么也没有写入。'].join('\n'));
    return 1;
  }
  const onProgress = createProgressReporter(process.stderr);
  const report = await withDatabase((db) =>
    importCatalogue(db, file.rows, { fileName: path, isApplied, onProgress }),
  );
  const hasProblems = report.problems.length > 0;
  (hasProblems ? console.error : console.log)(describeReport(report, unit).join('\n'));
  return hasProblems ? 1 : 0;
}

async function undo(db: Database): Promise<number> {
  const undone = await undoLastImport(db);
  if (!undone.ok) throw new CommandError(undone.refusal.sentence);
  const { runId, fileName, rowCount } = undone.value;
  console.log(`已撤销第 ${runId} 次导入（${fileName}，${rowCount} 行），商品恢复到导入之前。`);
  return 0;
}
