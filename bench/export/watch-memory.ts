const MB = 1_048_576;
const EVERY_MS = 50;

/** The resident memory of this process now, and by how much it grows at most until `stop`. */
export function watchMemory(): { stop: () => { baseMb: number; moreMb: number } } {
  const base = process.memoryUsage.rss();
  let most = base;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      look();
      clearInterval(timer);
      return { baseMb: base / MB, moreMb: (most - base) / MB };
    },
  };
}

/** What is in use after a collection: objects, and bytes outside the heap. */
export function liveMb(collect: () => void): number {
  collect();
  // What the first collection has found is given back by the second.
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}
