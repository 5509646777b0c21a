/** Memory that uploads share while they arrive. A slow one holds what it sent, not what it might. */
export function createRoom(maxBytes: number) {
  let held = 0;
  return {
    enter() {
      let mine = 0;
      return {
        /** Says no, and takes nothing, when all together would hold too much. */
        take(bytes: number): boolean {
          if (held + bytes > maxBytes) return false;
          held += bytes;
          mine += bytes;
          return true;
        },
        leave() {
          held -= mine;
          mine = 0;
        },
      };
    },
  };
}
