/** Below this share of all values a heap is faster than sorting. */
const HEAP_MAX_SHARE = 1 / 8;

/** The smallest values in ascending order. */
export function smallestOf(values: Float64Array, limit: number): Float64Array {
  if (limit >= values.length * HEAP_MAX_SHARE) return values.slice().sort().subarray(0, limit);
  const heap = values.slice(0, limit);
  if (limit === 0) return heap;
  for (let at = (limit >>> 1) - 1; at >= 0; at -= 1) sink(heap, at, heap[at]!);
  for (let at = limit; at < values.length; at += 1) if (values[at]! < heap[0]!) sink(heap, 0, values[at]!);
  return heap.sort();
}

/** Sifts a value down in a max-heap from a free place. */
function sink(heap: Float64Array, free: number, value: number): void {
  let at = free;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! > heap[child]!) child += 1;
    if (heap[child]! <= value) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = value;
}
