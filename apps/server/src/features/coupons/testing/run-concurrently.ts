/** Does all of it, so many at a time: as parallel as the connections of one process allow. */
export async function runConcurrently<Item>(
  workers: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One iterator for all lanes: each takes the next item as soon as it is done with its last.
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
