import { createHash } from 'node:crypto';

/** More distinct texts than this means that SQL is built from data. Further texts stay unnamed, to bound the memory of each session. */
const MAX_NAMES = 4_000;
/** Writes that travel together have as many texts as there are ways to combine them: they must not use up all names. */
const MAX_COMPOSED = 300;

const PLANNED = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;
const COMPOSED = /^with "write_0_/;

/**
 * For the sessions of one pool. Names a statement by the hash of its text, so PostgreSQL plans it once per connection (three times less
 * work). Undefined for text with a semicolon (it may be several statements) and for commands without a plan: begin, set, listen.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const composedNames = new Map<string, string>();
  return (text) => {
    const isComposed = COMPOSED.test(text);
    const found = isComposed ? composedNames : names;
    const known = found.get(text);
    if (known !== undefined) return known;
    const isFull = found.size >= (isComposed ? MAX_COMPOSED : MAX_NAMES);
    if (!PLANNED.test(text) || text.includes(';') || isFull) return undefined;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    found.set(text, name);
    return name;
  };
}

const SUMMARY = /\b(insert into|update|delete from|merge into|from)\s+"?(\w+)"?/i;

/** `select shop_order`: what a statement does, without its values, for the name of a span. */
export function statementSummary(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, action = '', table] = SUMMARY.exec(text) ?? [];
  if (table === undefined) return verb.toLowerCase();
  return action.toLowerCase() === 'from'
    ? `${verb.toLowerCase()} ${table}`
    : `${action.toLowerCase()} ${table}`;
}
