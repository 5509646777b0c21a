const PRELOAD = '<link rel="modulepreload" ';

/**
 * The preloads of a page's scripts with low priority: what is painted first (styles, the large picture, fonts) comes first over
 * a slow line. The router has no option for it.
 */
export function preloadScriptsLate(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(PRELOAD); at >= 0; at = page.indexOf(PRELOAD, from)) {
    parts.push(page.subarray(from, at), LATE);
    from = at + PRELOAD.length;
  }
  return from === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}

const LATE = Buffer.from(`${PRELOAD}fetchpriority="low" `);
