import { constants, inflateSync } from 'node:zlib';
import { listNames } from './names.ts';
import { type Budget, type PdfValue, readValue, skipSpace } from './read-value.ts';

/** One document may expand to this much in all; licences and certificates stay far below. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
const MAX_TOKENS = 2_000_000;
/** How far the stream of an object that cannot be parsed is searched for. */
const MAX_BROKEN = 64 * 1024;
const OBJECT = /obj/g;
/** Readers skip to the end of the line. */
const STREAM = /stream[^\r\n]*(\r\n|\n|\r)/y;

/**
 * The texts of the object streams: compressed objects that a search of the bytes does not see. Null when one of them
 * cannot be read, because then nobody knows what it holds. An object stream has `N` and `First` in its own dictionary:
 * readers need both, whatever its type says. Every `obj` is tried, not only those in the cross-reference table.
 */
export function readObjectStreams(bytes: Buffer, text: string): string[] | null {
  const budget: Budget = { tokens: MAX_TOKENS };
  const found: string[] = [];
  let left = MAX_INFLATED_BYTES;
  for (const { index } of text.matchAll(OBJECT)) {
    const object = readValue(text, index + 3, budget);
    if (budget.tokens < 0) return null;
    if (object === null && isBrokenObjectStream(text, index, budget)) return null;
    if (object?.value.kind !== 'dictionary') continue;
    const { entries, isAmbiguous } = object.value;
    const at = skipSpace(text, object.end, budget);
    if (!text.startsWith('stream', at) || !entries.has('N') || !entries.has('First')) continue;
    STREAM.lastIndex = at;
    const content =
      STREAM.test(text) && !isAmbiguous ? readContent(bytes, STREAM.lastIndex, entries, left) : null;
    if (content === null) return null;
    found.push(content);
    left -= content.length;
  }
  return found;
}

/** A reader may forgive a stray bracket that ends our parsing, so what looks like an object stream is refused. */
function isBrokenObjectStream(text: string, index: number, budget: Budget): boolean {
  const rest = text.slice(index, index + MAX_BROKEN);
  const end = rest.indexOf('stream');
  const names = new Set(listNames(rest.slice(0, Math.max(0, end))));
  budget.tokens -= names.size + rest.length / 64;
  return names.has('N') && names.has('First');
}

/** Uncompressed, or compressed with Flate alone. Other filters and predictors are not needed for objects. */
function readContent(
  bytes: Buffer,
  start: number,
  entries: ReadonlyMap<string, PdfValue>,
  left: number,
): string | null {
  if (['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => entries.has(key))) return null;
  const filters = filtersOf(entries.get('Filter'));
  // The names of an uncompressed one were seen with the rest of the bytes.
  if (filters?.length === 0) return '';
  if (filters?.length !== 1 || filters[0] !== 'FlateDecode') return null;
  try {
    return inflateSync(bytes.subarray(start), {
      maxOutputLength: Math.max(1, left),
      // What is missing at the end does not stop a reader, so it must not stop this one.
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1');
  } catch {
    return null;
  }
}

/** The names of the filters; null when the value stands elsewhere. */
function filtersOf(filter: PdfValue | undefined): string[] | null {
  if (filter === undefined) return [];
  if (filter.kind === 'name') return [filter.name];
  if (filter.kind !== 'array') return null;
  const names = filter.items.flatMap((item) => (item.kind === 'name' ? [item.name] : []));
  return names.length === filter.items.length ? names : null;
}
