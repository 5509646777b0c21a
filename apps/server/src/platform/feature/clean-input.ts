import { accept, type Result, refuse } from '@huarong/core/shared';

const MAX_DEPTH = 32;
/**
 * Not allowed in any text: control characters (PostgreSQL refuses NUL), lone surrogates (silently stored as U+FFFD),
 * characters that change the reading direction, and more than four combining marks in a row.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}|\p{M}{5,}/u;

type InputRefusal = { code: 'forbidden-characters' } | { code: 'malformed-request' };

/** The input with every text in NFC, or a refusal. Runs before the schema is applied. */
export function cleanInput(value: unknown): Result<unknown, InputRefusal> {
  try {
    return accept(cleanValue(value, 0));
  } catch (error) {
    if (error instanceof UncleanInput) return refuse(error.refusal);
    throw error;
  }
}

class UncleanInput extends Error {
  refusal: InputRefusal;
  constructor(refusal: InputRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function cleanValue(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new UncleanInput({ code: 'malformed-request' });
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [cleanText(name), cleanValue(item, depth + 1)]),
  );
}

function cleanText(text: string): string {
  if (FORBIDDEN.test(text)) throw new UncleanInput({ code: 'forbidden-characters' });
  return text.normalize('NFC');
}
