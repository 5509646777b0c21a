// npm run db:new "order notes" → database/migrations/0007-order-notes.sql
import { readdir, writeFile } from 'node:fs/promises';

const folder = new URL('./migrations/', import.meta.url);
const words = process.argv
  .slice(2)
  .join(' ')
  .toLowerCase()
  .match(/[a-z0-9]+/g);

if (words) {
  const taken = (await readdir(folder)).map((name) => Number(name.slice(0, 4))).filter(Number.isInteger);
  const number = String(Math.max(0, ...taken) + 1).padStart(4, '0');
  const name = `${number}-${words.join('-')}.sql`;
  // wx fails when the file exists.
  await writeFile(new URL(name, folder), '-- Why this change:\n', { flag: 'wx' });
  console.log(`database/migrations/${name}`);
} else {
  console.error('What is it about? Say it in English words: npm run db:new "order notes"');
  process.exitCode = 1;
}
