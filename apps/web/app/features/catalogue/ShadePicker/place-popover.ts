interface Box {
  width: number;
  height: number;
}

const GAP = 8;

/** Above the button where there is room, else below it; never beyond the edge of the window. */
export function placePopover(
  anchor: { left: number; top: number; bottom: number },
  popover: Box,
  viewport: Box,
): { left: number; top: number } {
  const above = anchor.top - popover.height - GAP;
  return {
    left: clamp(anchor.left, viewport.width - popover.width - GAP),
    top: above >= GAP ? above : clamp(anchor.bottom + GAP, viewport.height - popover.height - GAP),
  };
}

const clamp = (value: number, max: number) => Math.max(GAP, Math.min(value, max));
