/** Seams that the running server switches. */
const RUNTIME_SEAMS = [
  'query-batching',
  'statement-pipelining',
  'early-answers',
  'page-bytes',
  'page-data',
  'cached-markup',
  'string-rendering',
  'matched-routes',
] as const;

/** Seams of the web build. Switching one needs a new build; `npm start` builds by itself. */
export const BUILD_SEAMS = ['client-chunks', 'css-layer-order', 'precompression'] as const;

/** Every place where the shop relies on internals of a library; each can be switched off with SEAMS_OFF. */
export const SEAMS = [...RUNTIME_SEAMS, ...BUILD_SEAMS] as const;
export type Seam = (typeof SEAMS)[number];
export type SeamsOff = ReadonlySet<Seam>;

export type SeamsOffOutcome = { ok: true; seamsOff: SeamsOff } | { ok: false; unknownNames: string[] };

/** Reads `SEAMS_OFF`: names of seams separated by commas, or `all`. */
export function parseSeamsOff(text: string): SeamsOffOutcome {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknownNames = names.filter((name) => name !== 'all' && !isSeam(name));
  if (unknownNames.length > 0) return { ok: false, unknownNames };
  return { ok: true, seamsOff: new Set(names.includes('all') ? SEAMS : names.filter(isSeam)) };
}

const isSeam = (name: string): name is Seam => (SEAMS as readonly string[]).includes(name);
