/** How the router writes the preloads of a page's scripts, and the script that imports them. It has no option for either. */
const PRELOAD = '<link rel="modulepreload" ';
const IMPORTS = '<script type="module" ';

/**
 * The page with scripts that `start-page.ts` starts. A wide window preloads them with low priority meanwhile, behind styles, the large
 * image and fonts; a phone does not.
 */
export const withLaterScripts = (page: string): string =>
  page
    .replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" media="(min-width: 768px)" `)
    .replaceAll(IMPORTS, '<script type="later" ');
