import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface MigrationFile {
  name: string;
  checksum: string;
  text: string;
  /** The previous release cannot run on its result: it removes or renames what that release reads. */
  isBreaking: boolean;
  /** It only builds indexes, outside a transaction, so that the shop goes on writing its tables. */
  buildsIndexes: boolean;
}

/** The first lines of such files. */
const BREAKING = /^-- Breaks the previous release\b/;
const BUILDS_INDEXES = /^-- Builds indexes while the shop writes\b/;

export const MIGRATIONS_FOLDER = new URL('../../../../../database/migrations/', import.meta.url);

const NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The numbered files in order. A wrong name or a number used twice throws, because the order would be ambiguous. */
export async function readMigrations(folder: URL): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    if (!NAME.test(name)) throw new Error(`a migration is named NNNN-what.sql, not ${name}`);
    if (names[index + 1]?.startsWith(name.slice(0, 5)))
      throw new Error(`two migrations share a number: ${name} and ${names[index + 1]}`);
  }
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: URL, name: string): Promise<MigrationFile> {
  // A checkout with Windows line ends must give the same checksum.
  const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(text).digest('hex');
  return {
    ...{ name, text, checksum },
    isBreaking: BREAKING.test(text),
    buildsIndexes: BUILDS_INDEXES.test(text),
  };
}
