import { float64At } from '../build/typed-array-at.ts';

/** Below this share of all values a heap is faster than sorting. */
const HEAP_MAX_SHARE = 1 / 8;

/** The smallest values in ascending order. */
export function smallestOf(values: Float64Array, limit: number): Float64Array {
  if (limit >= values.length * HEAP_MAX_SHARE) return values.slice().sort().subarray(0, limit);
  const heap = values.slice(0, limit);
  if (limit === 0) return heap;
  for (let at = (limit >>> 1) - 1; at >= 0; at -= 1) sink(heap, at, float64At(heap, at));
  for (let at = limit; at < values.length; at += 1)
    if (float64At(values, at) < float64At(heap, 0)) sink(heap, 0, float64At(values, at));
  return heap.sort();
}

/** Sifts a value down in a max-heap from a free place. */
function sink(heap: Float64Array, free: number, value: number): void {
  let at = free;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && float64At(heap, child + 1) > float64At(heap, child)) child += 1;
    if (float64At(heap, child) <= value) break;
    heap[at] = float64At(heap, child);
    at = child;
  }
  heap[at] = value;
}
