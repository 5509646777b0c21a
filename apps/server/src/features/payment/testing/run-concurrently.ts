/** Runs tasks side by side, as many at once as the pool has connections: more would only wait for one, and be sent away. */
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
