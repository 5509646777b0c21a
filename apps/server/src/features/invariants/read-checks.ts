import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../../database/audit/', import.meta.url);

/** A statement that finds rows which violate one or more invariants. */
export interface InvariantCheck {
  /** As the statement names them: `I-2 movement`. */
  names: readonly string[];
  statement: string;
}

/** Every check of `database/audit`, so that a new file is checked and shown without being listed anywhere. */
export function readChecks(folder: URL = FOLDER): InvariantCheck[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => splitUnion(readFileSync(new URL(file, folder), 'utf8')))
    .map((statement) => ({
      names: [...statement.matchAll(/select '(I-\d+ [^']+)'/g)].map(([, name]) => name ?? ''),
      statement,
    }));
}

const TOKEN = /--[^\n]*|'(?:[^']|'')*'|\(|\)|;|\bunion all\b/g;

/** The parts of a union, without comments; a union within parentheses stays whole. */
function splitUnion(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let at = 0;
  const append = (more: string) => {
    parts[parts.length - 1] += more;
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    append(text.slice(at, index));
    at = index + token.length;
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === 'union all' && depth === 0) parts.push('');
    else if (!token.startsWith('--') && token !== ';') append(token);
  }
  append(text.slice(at));
  return parts.map((part) => part.trim());
}
