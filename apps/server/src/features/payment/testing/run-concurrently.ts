/** Runs tasks concurrently, no more at once than the pool has connections, because further ones would time out. */
export async function runConcurrently<Value>(
  tasks: readonly (() => Promise<Value>)[],
  workers = 8,
): Promise<Value[]> {
  const results: Value[] = [];
  const waiting = [...tasks.entries()];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
    }),
  );
  return results;
}
