import { createHash } from 'node:crypto';

/** Data blocks are not executed and need no hash. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page, with the hash of each inline script. Hashes, not a nonce: a cached page has fixed bytes, and
 * after a 304 the browser would compare the old body's nonce with the new header (docs/decisions/0003).
 */
export function pagePolicy(
  html: string,
  { isDev, apiOrigins = [] }: { isDev: boolean; apiOrigins?: readonly string[] },
): string {
  const dev = isDev ? [" 'unsafe-inline'", ' ws:'] : ['', ''];
  return [
    "default-src 'none'",
    scriptSources(html),
    `style-src 'self'${dev[0]}`,
    // Swatches and progress bars set custom properties in style attributes, which cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...apiOrigins].join(' ') + dev[1],
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The scripts of a page: those of the shop, and its own inline ones by their hashes. */
export const scriptSources = (html: string): string =>
  `script-src 'self' ${[...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script)))].join(' ')}`;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
