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
 * Whether the pointer moves down towards the panel: the line through both points meets the panel's upper edge. On the
 * way it may cross other entries, which must not open.
 */
export function isPointerHeadingTo(panel: Panel, from: Point, to: Point): boolean {
  const down = to.y - from.y;
  if (down <= 0) return false;
  const landing = to.x + ((to.x - from.x) / down) * Math.max(0, panel.top - to.y);
  return landing >= panel.left && landing <= panel.right;
}
