/**
 * Seam: statement-pipelining
 * pg by itself: a connection sends a statement after the result of the last one, each in its own write.
 * Here: connections are opened with `pipeline`, and the statements of one tick leave in one packet, because the socket
 *   behind `client.connection` is corked meanwhile. pg documents neither `connection` nor its `stream`.
 * Why: docs/decisions/0023-concurrent-reads-share-a-connection.md
 * Off: SEAMS_OFF=statement-pipelining, and every statement waits for the result of the last.
 */
import type pg from 'pg';

type SendStatement = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

/** Sends the statements of one tick in one packet: writing to the socket is the most expensive part of a statement. */
export function sendPipelined({ connection: { stream } }: pg.PoolClient): SendStatement {
  let isCorked = false;
  return (send) => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    return send();
  };
}

/** Sends the next statement only after the result of the last. */
export function sendSerially(): SendStatement {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(send: () => Promise<Answer>) => {
    const answer = last.then(send, send);
    last = answer;
    return answer;
  };
}
