/** How the router writes the preloads of a page's scripts, and the script that imports them. */
const TAGS = ['<link rel="modulepreload" ', '<script type="module" '];

/**
 * The page with low priority for its scripts: over a slow line, what is painted first (styles, the large image, fonts) comes
 * first. The router has no option for it.
 */
export function withLowPriorityScripts(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const { at, tag } of findTags(page)) {
    parts.push(page.subarray(from, at), Buffer.from(`${tag}fetchpriority="low" `));
    from = at + tag.length;
  }
  return from === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}

const findTags = (page: Buffer) => TAGS.flatMap((tag) => findTag(page, tag)).sort((a, b) => a.at - b.at);

function findTag(page: Buffer, tag: string): { at: number; tag: string }[] {
  const found = [];
  for (let at = page.indexOf(tag); at >= 0; at = page.indexOf(tag, at + tag.length)) found.push({ at, tag });
  return found;
}
