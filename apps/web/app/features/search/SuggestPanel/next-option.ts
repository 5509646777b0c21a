/**
 * The option an arrow leads to. Between the last and the first comes the box itself (-1), so that one key more gives the
 * shopper her own word back.
 */
export function nextOption(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((current + 1 + step + places) % places) - 1;
}
