import { randomBytes } from 'node:crypto';
import { type Database, migrate, openDatabase } from '#platform/database';
import { seedCatalogue } from '../src/features/demo/index.ts';
import { asAdmin, urlOf } from './postgres-admin.ts';
import type { Templates } from './template.ts';

export async function postgresTemplates(): Promise<Templates> {
  const empty = await build('template0', migrate);
  return { empty, stocked: await build(empty, (db) => seedCatalogue(db)) };
}

export const dropTemplates = async ({ empty, stocked }: Templates) => {
  for (const name of [empty, stocked]) await asAdmin(`drop database ${name} with (force)`);
};

async function build(from: string, fill: (db: Database) => Promise<unknown>): Promise<string> {
  const name = `huarong_template_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${from}`);
  const database = await openDatabase({ url: urlOf(name), dataDir: '' });
  try {
    await fill(database.db);
  } finally {
    await database.close();
  }
  return name;
}
