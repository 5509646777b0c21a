/** A statement over a few thousand rows stays far below every timeout. */
const BATCH = 2_000;

export async function inBatches<Item>(items: readonly Item[], work: (batch: Item[]) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += BATCH) await work(items.slice(from, from + BATCH));
}
