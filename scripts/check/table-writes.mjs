/** What a file writes: `{ line, table }` for every insert, update, delete or merge, in Kysely or in SQL. */
export function findTableWrites(text) {
  const lineOf = (index) => text.slice(0, index).split('\n').length;
  return WRITES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 1: table }) => ({ line: lineOf(index), table })),
  ).filter(({ table }) => !SQL_WORDS.has(table));
}

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\binsertRows\(\s*\w+,\s*'(\w+)'/g,
  /\b(?:insert into|delete from|merge into)\s+(\w+)/gi,
  /\bupdate\s+(?:only\s+)?(\w+)\s+(?:(?:as\s+)?\w+\s+)?set\b/gi,
];
/** `on conflict … do update set`, `for update`: no table follows. */
const SQL_WORDS = new Set(['set', 'of', 'skip', 'nowait']);

/** Writes of a table by a folder that does not own it. */
export function findForeignWrites(file, text, owners, exceptions) {
  const owner = ownerFolder(file);
  if (owner === null || exceptions.some((folder) => file.startsWith(folder))) return [];
  return findTableWrites(text)
    .filter(({ table }) => owners.has(table) && owners.get(table) !== owner)
    .map(({ line, table }) => ({ line, table, owner: owners.get(table) }));
}

function ownerFolder(file) {
  const feature = /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature) return feature;
  return /^apps\/server\/src\/(platform|integrations)\//.exec(file)?.[1] ?? null;
}
