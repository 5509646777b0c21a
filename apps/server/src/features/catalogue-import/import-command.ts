import { parseArgs } from 'node:util';
import { getFirst } from '@huarong/core/shared';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { createImageFetcher } from '../../integrations/remote-images/index.ts';
import { openStorage } from '../../integrations/storage/index.ts';
import { imageUsers } from '../catalogue/index.ts';
import { CommandError, withDatabase } from './cli.ts';
import { readImportFile } from './file/read-file.ts';
import { importFile } from './import-file.ts';
import { describeImages, downloadWaitingImages } from './imported-images.ts';
import { createProgressReporter } from './progress.ts';
import { describeProblems, describeReport } from './report.ts';
import { undoImport } from './write/undo-import.ts';

const USAGE =
  '用法：npm run catalogue:import -- 文件.csv（或 .json）[--apply]\n　　　npm run catalogue:import -- --undo [第几次]\n　　　npm run catalogue:import -- --images [--now]\n商品、分类、品牌文件的列名和说明见 docs/import.md';

/** `npm run catalogue:import`. Returns the exit code. */
export async function importCommand(args: string[]): Promise<number> {
  const { files, apply, undo, images, now } = readArgs(args);
  if (undo && !images && !apply && !now) return undoRun(files);
  const chosen = [files.length > 0, undo, images].filter(Boolean).length;
  if (chosen !== 1 || files.length > 1 || (apply && files.length === 0) || (now && !images))
    throw new CommandError(USAGE);
  return images
    ? withDatabase((db, config) => showImages(db, config, now))
    : importAt(getFirst(files), apply);
}

function readArgs(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        apply: { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
        images: { type: 'boolean', default: false },
        now: { type: 'boolean', default: false },
      },
    });
    return { files: positionals, ...values };
  } catch {
    throw new CommandError(USAGE);
  }
}

async function importAt(path: string, isApplied: boolean): Promise<number> {
  // Read before the database is opened, so that an invalid file never touches it.
  const file = await readImportFile(path);
  for (const note of file.notes) console.log(note);
  if (!file.ok) {
    console.error([...describeProblems(file.problems, file.placeOf), '什么也没有写入。'].join('\n'));
    return 1;
  }
  const onProgress = createProgressReporter(process.stderr);
  const report = await withDatabase((db) => importFile(db, file, { fileName: path, isApplied, onProgress }));
  const hasProblems = report.problems.length > 0;
  (hasProblems ? console.error : console.log)(describeReport(report, file.placeOf).join('\n'));
  return hasProblems ? 1 : 0;
}

/** The progress of the images; with `isNow` they are fetched here instead of by the running shop. */
async function showImages(db: Database, config: Config, isNow: boolean): Promise<number> {
  if (isNow) {
    const storage = await openStorage(config.storage);
    const deps = { db, storage, users: imageUsers, fetchImage: createImageFetcher() };
    await downloadWaitingImages(deps, createProgressReporter(process.stderr));
  }
  console.log((await describeImages(db)).join('\n'));
  return 0;
}

/** The last import, or the one with this number. */
async function undoRun([given, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || (given !== undefined && !/^[1-9]\d{0,9}$/.test(given)))
    throw new CommandError(USAGE);
  const undone = await withDatabase((db) => undoImport(db, given === undefined ? null : Number(given)));
  if (!undone.ok) throw new CommandError(undone.refusal.sentence);
  const { runId, fileName, rowCount } = undone.value;
  console.log(`已撤销第 ${runId} 次导入（${fileName}，${rowCount} 行），店里恢复到导入之前。`);
  return 0;
}
