/**
 * The option that an arrow key selects. Between the last and the first comes the field itself (-1), so one more key
 * returns to the typed text.
 */
export function nextOption(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((current + 1 + step + places) % places) - 1;
}
