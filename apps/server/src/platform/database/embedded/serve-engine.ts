import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { takeMessages } from './wire-messages.ts';

/** The engine, as far as it speaks the protocol of PostgreSQL. */
export interface WireEngine {
  runExclusive<Value>(run: () => Promise<Value>): Promise<Value>;
  /** One or more whole messages. */
  execProtocolRawStream(
    messages: Uint8Array,
    options: { onRawData: (answer: Uint8Array) => void },
  ): Promise<void>;
  isInTransaction(): boolean;
  exec(text: string): Promise<unknown>;
}

/** More bytes are written before the packet is worked through, and what is older: somebody counts the silence. */
const MOST_BYTES = 256 * 1024;
const LONGEST_MS = 100;

/**
 * Serves the engine on a unix socket. All messages of a packet are given to the engine at once, and their answers leave in one
 * packet: entering the engine and waking the other thread cost more than most statements.
 */
export async function serveEngine(engine: WireEngine, path: string): Promise<{ stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  /** Whose messages came last. What another one left open is rolled back before. */
  let current: Socket | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function leave() {
    if (engine.isInTransaction()) await engine.exec('rollback');
    current = null;
  }

  async function answer(socket: Socket, messages: Uint8Array) {
    if (current !== socket) await leave();
    current = socket;
    let answers: Uint8Array[] = [];
    let bytes = 0;
    let written = performance.now();
    const write = () => {
      if (bytes > 0 && socket.writable) socket.write(Buffer.concat(answers, bytes));
      answers = [];
      bytes = 0;
      written = performance.now();
    };
    await engine.runExclusive(() =>
      engine.execProtocolRawStream(messages, {
        onRawData(part) {
          // The engine uses its memory again.
          answers.push(new Uint8Array(part));
          bytes += part.length;
          if (bytes > MOST_BYTES || performance.now() - written > LONGEST_MS) write();
        },
      }),
    );
    write();
  }

  const server = createServer((socket) => {
    let received: Buffer = Buffer.alloc(0);
    sockets.add(socket);
    const inTurn = (work: () => Promise<void>) => {
      last = last.then(work).catch(() => void socket.destroy());
    };
    socket.on('data', (part) => {
      const { packets, rest, isOver } = takeMessages(
        received.length === 0 ? part : Buffer.concat([received, part]),
      );
      received = rest;
      for (const messages of packets) inTurn(() => answer(socket, messages));
      if (isOver) socket.end();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      inTurn(async () => {
        if (current === socket) await leave();
      });
    });
  });
  server.listen(path);
  await once(server, 'listening');

  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      await last;
    },
  };
}
