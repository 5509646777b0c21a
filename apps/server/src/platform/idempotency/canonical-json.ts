/** JSON with sorted keys, so that equal bodies give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    isPlainObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
