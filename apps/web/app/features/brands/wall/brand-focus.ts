import type { KeyboardEvent } from 'react';

/** Marks the links that the arrow keys move between. */
export const BRAND_LINK = 'data-brand-link';

const brandLinks = () => [...document.querySelectorAll<HTMLElement>(`[${BRAND_LINK}]`)];

/** Moves the focus from the search field to the first brand. */
export const focusFirstBrand = () => brandLinks()[0]?.focus();

/** Arrow keys move from brand to brand; up from the first one returns to the search field. */
export function moveBrandFocus(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = brandLinks();
  const next = links.indexOf(event.currentTarget) + step;
  if (next < 0) field?.focus();
  else links[next]?.focus();
}
