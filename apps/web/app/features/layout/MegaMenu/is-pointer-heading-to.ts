export interface Point {
  x: number;
  y: number;
}
interface Panel {
  left: number;
  right: number;
  top: number;
}

/**
 * Whether a pointer that went from one point to another is on its way down into the panel: its line, drawn on, meets
 * the panel's upper edge. On such a way it may cross the neighbours of the entry it comes from, and means none of them.
 */
export function isPointerHeadingTo(panel: Panel, from: Point, to: Point): boolean {
  const down = to.y - from.y;
  if (down <= 0) return false;
  const landing = to.x + ((to.x - from.x) / down) * Math.max(0, panel.top - to.y);
  return landing >= panel.left && landing <= panel.right;
}
