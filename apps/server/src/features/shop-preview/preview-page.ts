/**
 * The headers of every page of a preview: never stored, never found, framed by the admin only, without scripts unless their
 * sources are given.
 */
export const previewHeaders = (adminUrl: string, scripts: readonly string[] = []) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    ...scripts,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${new URL(adminUrl).origin}`,
  ].join('; '),
});

/** The policy would stop them too, one complaint of the browser for each. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');

/** Links of the shop, which lead on inside the preview. Files and images are those of the shop. */
export const withPrefix = (html: string, prefix: string): string =>
  html.replace(
    /(<(?:a|area)\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g,
    (_, start: string, path: string) => `${start}${prefix}${path}`,
  );

/** A page that says why there is none. */
export const noticePage = (text: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
