/** Processes all items with a number of concurrent workers. */
export async function runConcurrently<Item>(
  workers: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one iterator: each takes the next item when it has finished its last.
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
