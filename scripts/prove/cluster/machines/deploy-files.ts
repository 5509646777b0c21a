import { readFileSync } from 'node:fs';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);

/** What to replace in a file of deploy, and by what. */
type Change = readonly [from: string, to: string];

/** A file of deploy with a few changes; one that no longer fits throws, so the proof follows the files. */
export function adaptFile(path: string, changes: readonly Change[]): string {
  let text = readFileSync(new URL(path, DEPLOY), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${path} has no ${JSON.stringify(from)}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** The variables of an environment file. */
export function readVariables(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
