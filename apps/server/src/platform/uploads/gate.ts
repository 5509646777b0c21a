/** Lets a few in at a time, in the order they came. Heavy work takes several places, so that it has no neighbour. */
export function createGate(places: number) {
  let free = places;
  const waiting: { places: number; enter: () => void }[] = [];

  const admit = () => {
    while (waiting[0] && waiting[0].places <= free) {
      const next = waiting.shift()!;
      free -= next.places;
      next.enter();
    }
  };
  return {
    async run<Value>(taken: number, work: () => Promise<Value>): Promise<Value> {
      await new Promise<void>((enter) => {
        waiting.push({ places: taken, enter });
        admit();
      });
      try {
        return await work();
      } finally {
        free += taken;
        admit();
      }
    },
  };
}
