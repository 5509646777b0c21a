/** The campaign a visit came from, as UTM parameters of the link. */
export interface TrackingSource {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_content: string;
  utm_term: string;
  /** When the visit began, in milliseconds. */
  currentTime: number;
}

/** Five values of 64 Chinese characters, percent-encoded, still fit one cookie of 4 KB. */
const VALUE_MAX = 64;

/** Reads the source from a link; null when the link names none. `now` is the moment of the visit. */
export function sourceFrom(url: string, now: Date): TrackingSource | null {
  const query = queryOf(url);
  return sourceOf((field) => query?.get(field), now.getTime());
}

/** Reads a stored source from a cookie. The value is untrusted, so every field is validated. */
export function readSource(stored: unknown): TrackingSource | null {
  if (stored === null || typeof stored !== 'object') return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const currentTime = fields.get('currentTime');
  if (typeof currentTime !== 'number' || !Number.isSafeInteger(currentTime)) return null;
  return sourceOf((field) => fields.get(field), currentTime);
}

function sourceOf(readField: (field: string) => unknown, currentTime: number): TrackingSource | null {
  const source = {
    utm_source: cleanValue(readField('utm_source')),
    utm_medium: cleanValue(readField('utm_medium')),
    utm_campaign: cleanValue(readField('utm_campaign')),
    utm_content: cleanValue(readField('utm_content')),
    utm_term: cleanValue(readField('utm_term')),
  };
  return Object.values(source).some(Boolean) ? { ...source, currentTime } : null;
}

function cleanValue(value: unknown): string {
  if (typeof value !== 'string') return '';
  const readable = value
    .slice(0, 4 * VALUE_MAX)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return [...readable].slice(0, VALUE_MAX).join('').trim();
}

function queryOf(url: string): URLSearchParams | null {
  try {
    return new URL(url, 'https://shop.invalid').searchParams;
  } catch {
    return null;
  }
}
