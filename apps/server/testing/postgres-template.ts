import { randomBytes } from 'node:crypto';
import { type Database, migrate, openDatabase } from '#platform/database';
import { seedCatalogue } from '../src/features/demo/index.ts';
import { asAdmin, urlOf } from './postgres-admin.ts';
import type { Templates } from './template.ts';

export async function postgresTemplates(): Promise<Templates> {
  const empty = await build('template0', migrate);
  const stocked = await build(empty, (db) => seedCatalogue(db));
  return { empty, stocked, demo: `${stocked}_demo` };
}

export const dropTemplates = async (templates: Templates) => {
  for (const name of Object.values(templates)) await asAdmin(`drop database if exists ${name} with (force)`);
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
