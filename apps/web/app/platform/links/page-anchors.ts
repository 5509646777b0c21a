/**
 * A press on an anchor of the page is the browser's: it scrolls, and moves the focus on. To the router it looks like Back:
 * it would scroll to where an entry without a key was last seen, or, while it is still starting, to the top.
 */
export function keepPageAnchors(target: Window): void {
  // A capturing listener runs before the router's.
  target.addEventListener(
    'popstate',
    (event) => {
      // Entries of the router and of sheets have a state.
      if (event.state !== null) return;
      target.history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
      if (isFollowing) return;
      wasMissed = true;
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

let isFollowing = false;
let wasMissed = false;

/** From now on the router follows anchors. True when one was pressed before. */
export function startFollowingAnchors(): boolean {
  isFollowing = true;
  return wasMissed;
}
