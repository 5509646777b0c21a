import { randomBytes } from 'node:crypto';
import { migrate, openDatabase } from '#platform/database';
import { asAdmin, urlOf } from './postgres-admin.ts';
import type { Template } from './template.ts';

export async function postgresTemplate(): Promise<Template> {
  const template = `huarong_template_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${template}`);
  const database = await openDatabase({ url: urlOf(template), dataDir: '' });
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
  return { template, discard: () => asAdmin(`drop database ${template} with (force)`) };
}
