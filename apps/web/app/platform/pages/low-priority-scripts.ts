/** How the router writes the preloads of a page's scripts, and the script that imports them. */
const TAGS = ['<link rel="modulepreload" ', '<script type="module" '];

/**
 * The page with low priority for its scripts: over a slow line, what is painted first (styles, the large image, fonts) comes
 * first. The router has no option for it.
 */
export const withLowPriorityScripts = (page: string): string =>
  TAGS.reduce((text, tag) => text.replaceAll(tag, `${tag}fetchpriority="low" `), page);
