import { safeHistoryLocation } from '@huarong/core/identity';

/** The properties of a click that matter. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'dataset'> & { download: string | null };

/** A client-side navigation. */
export interface LinkNavigation {
  to: string;
  /** For filters and tabs, which change part of the page. */
  preventScrollReset: boolean;
  /** For a link to the current page, so that back does not return to the same page. */
  replace: boolean;
}

/**
 * The client-side navigation of a click on a link; null when the browser must handle it: a new tab, a download,
 * another site, an anchor on this page, or a click that is already handled.
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
    to: RETURNING.has(target.pathname) && target.search === '' ? withReturn(target, current) : pathOf(target),
    preventScrollReset: 'stay' in link.dataset,
    replace: isHere,
  };
}

/** Pages that lead back to where they were opened. A cached page does not know its address, so a link cannot carry it. */
const RETURNING = new Set(['/login', '/register']);

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

function withReturn(target: URL, current: URL): string {
  const historyLocation = safeHistoryLocation(current.pathname + current.search);
  return historyLocation === '/'
    ? pathOf(target)
    : `${target.pathname}?${new URLSearchParams({ historyLocation })}`;
}
