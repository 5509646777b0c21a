/** Clamps the typed quantity to the limits: digits only, `min` when there are none. */
export function clampQuantity(typed: string | number, min: number, max: number): number {
  const requested = Number.parseInt(String(typed), 10);
  if (Number.isNaN(requested)) return min;
  // When less than `min` is in stock, `min` is returned and the caller shows why it is refused.
  return Math.max(min, Math.min(requested, max));
}

/** The quantity after a key press, or null when the key has no effect. */
export function quantityForKey(key: string, value: number, min: number, max: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return clampQuantity(value + 1, min, max);
    case 'ArrowDown':
      return clampQuantity(value - 1, min, max);
    case 'Home':
      return min;
    case 'End':
      return clampQuantity(max, min, max);
    default:
      return null;
  }
}
