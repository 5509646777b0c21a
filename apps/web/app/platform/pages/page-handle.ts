import { type Location, useMatches } from 'react-router';

/** What the layouts know of a page: exported by its route as `handle`. The innermost route that says something wins. */
export interface PageHandle {
  /** The page is rendered without scripts, so it can be served at any address. */
  isStatic?: boolean;
  /** Step from the cart (0) to the paid order (3). */
  buyingStep?: number;
  /** The first screen needs the height: on desktops the header is 40 px lower. */
  hasCompactHeader?: boolean;
  /** On phones: logo and search at the top, back and title, or nothing, because the page has a head of its own. */
  bar?: 'top' | 'page' | 'none';
  /** The bar of a phone floats over the images at the top of the page. */
  isBarOverImages?: boolean;
  /** Title in the bar of a phone; of a page about one thing, from its data or its address. */
  barTitle?: string | ((page: BarPage) => string);
  /** Where back leads when nothing was visited before. */
  barParent?: string;
  /** Search and cart at the right of the bar. */
  hasBarTools?: boolean;
}

export interface BarPage {
  /** What the loader of the route returned; undefined until it has. */
  data: unknown;
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** The handles of a page and its layouts as one. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}
