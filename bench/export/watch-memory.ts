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
