const watched = new WeakSet<Element>();

/** A line that is swiped closes the others, and a touch elsewhere closes all. */
export function closeOtherLines(cart: HTMLElement) {
  if (watched.has(cart)) return;
  watched.add(cart);
  const closeExcept = (line: Element | null) => {
    for (const each of cart.querySelectorAll('[data-swipe]'))
      if (each !== line && each.scrollLeft > 0) each.scrollTo({ left: 0, behavior: 'smooth' });
  };
  cart.ownerDocument.addEventListener(
    'touchstart',
    ({ target }) => {
      if (cart.isConnected) closeExcept((target as Element).closest('[data-swipe]'));
    },
    { passive: true },
  );
}
