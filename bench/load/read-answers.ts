const NOTHING = Buffer.alloc(0);

/**
 * Calls `onAnswer` with the status of each HTTP answer after its last byte. A minimal client, so that the load costs less
 * than what it measures: one answer at a time, each with a content length.
 */
export function answerReader(onAnswer: (status: number) => void): (chunk: Buffer) => void {
  let begun: Buffer = NOTHING;
  let status = 0;
  let missing = 0;

  return (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      begun = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
      const end = begun.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = begun.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      missing = bodyLength(head, status) - (begun.length - end - 4);
      begun = NOTHING;
    }
    if (missing === 0) onAnswer(status);
  };
}

function bodyLength(head: string, status: number): number {
  if (status === 304 || status === 204) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer came without its length');
  return Number(length);
}
