/** Memory that running uploads share. An upload counts with the bytes received so far, not with its maximum. */
export function createMemoryBudget(maxBytes: number) {
  let used = 0;
  return {
    reserve() {
      let own = 0;
      return {
        /** False, without counting the bytes, when the total would exceed the limit. */
        add(bytes: number): boolean {
          if (used + bytes > maxBytes) return false;
          used += bytes;
          own += bytes;
          return true;
        },
        release() {
          used -= own;
          own = 0;
        },
      };
    },
  };
}
