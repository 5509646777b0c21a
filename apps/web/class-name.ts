import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = import.meta.dirname;

/**
 * `card_x3Fq`: what it is and a mark of its file. Vite's own names end with the line besides, which every page would
 * pay for once in its script and again in its markup.
 */
export function classNameIn(file: string, name: string): string {
  const path = relative(ROOT, file.split('?')[0]!);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
