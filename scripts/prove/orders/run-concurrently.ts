/** Processes a list with a number of workers; the results keep the order of the list. */
export async function runConcurrently<Item, Value>(
  items: readonly Item[],
  workers: number,
  work: (item: Item, index: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const waiting = items.entries();
  const runWorker = async () => {
    for (const [index, item] of waiting) values[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: workers }, runWorker));
  return values;
}

/** How often each outcome occurred: `ordered 100, CRT1003W 1900`. */
export function countOutcomes(outcomes: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(outcomes, (outcome) => outcome);
  return Object.fromEntries([...groups].sort().map(([outcome, same]) => [outcome, same.length]));
}
