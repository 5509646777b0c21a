/** A message has its kind, then its length without the kind. Only the first of a connection has no kind, and its length begins with 0. */
const TERMINATE = 'X'.charCodeAt(0);
const HEADER = 5;

export interface TakenMessages {
  /** What may be given to the engine at once: the start of a connection alone, further messages together. */
  packets: Buffer[];
  /** The begin of a message whose end has not arrived. */
  rest: Buffer;
  /** The client says goodbye. What follows is not read. */
  isOver: boolean;
}

/** Cuts what has arrived from a client into whole messages of the protocol of PostgreSQL. */
export function takeMessages(received: Buffer): TakenMessages {
  const packets: Buffer[] = [];
  let from = 0;
  let at = 0;
  for (;;) {
    if (received.length - at < HEADER) break;
    const isStart = received[at] === 0;
    const end = at + (isStart ? received.readInt32BE(at) : 1 + received.readInt32BE(at + 1));
    const isOver = received[at] === TERMINATE;
    if (isOver || (isStart && at > from)) {
      if (at > from) packets.push(received.subarray(from, at));
      if (isOver) return { packets, rest: Buffer.alloc(0), isOver };
      from = at;
    }
    if (end > received.length) break;
    at = end;
    if (isStart) {
      packets.push(received.subarray(from, at));
      from = at;
    }
  }
  if (at > from) packets.push(received.subarray(from, at));
  return { packets, rest: received.subarray(at), isOver: false };
}
