/** Memory that uploads share while they arrive. A slow one holds what it sent, not what it might. */
export function createMemoryBudget(maxBytes: number) {
  let used = 0;
  return {
    reserve() {
      let own = 0;
      return {
        /** Says no, and takes nothing, when all together would hold too much. */
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
