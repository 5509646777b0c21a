/** What a shopper typed, brought between the limits: digits only, `min` when there are none. */
export function clampQuantity(typed: string | number, min: number, max: number): number {
  const requested = Number.parseInt(String(typed), 10);
  if (Number.isNaN(requested)) return min;
  // When less is left than the smallest order, the smallest order stands and the caller says why it is refused.
  return Math.max(min, Math.min(requested, max));
}

/** The quantity a key asks for, or null when the key means something else. */
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
