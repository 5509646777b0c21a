/** What a click says, apart from where. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'dataset'> & { download: string | null };

/** A page of the shop that is to take the place of this one. */
export interface LinkNavigation {
  to: string;
  /** A filter or a tab changes part of the page: she stays where she reads. */
  preventScrollReset: boolean;
  /** Who asks for the page she is on must not go back twice. */
  replace: boolean;
}

/**
 * The page a click on a link asks for, when the shop changes pages in place; null when the browser has to go there itself:
 * a new tab, a file, another site, a place on this page, or a link that somebody took care of.
 */
export function navigationForClick(click: Click, link: Link, here: string): LinkNavigation | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  if ((link.target !== '' && link.target !== '_self') || link.download !== null) return null;
  if (link.rel.split(' ').includes('external')) return null;

  const [target, current] = [new URL(link.href), new URL(here)];
  if (target.origin !== current.origin) return null;
  const isHere = target.pathname + target.search === current.pathname + current.search;
  if (isHere && target.hash !== '') return null;
  return {
    to: target.pathname + target.search + target.hash,
    preventScrollReset: 'stay' in link.dataset,
    replace: isHere,
  };
}
