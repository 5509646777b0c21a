import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isSigned } from '../../../docs/integration/client.mjs';

/** What the receiver does with requests: answers 503, never answers, breaks the connection, accepts and answers late, or accepts. */
export type Behaviour = 'refuse' | 'hang' | 'break' | 'late' | 'accept';

const LATE_MS = 3_000;

interface Arrived {
  count: number;
  body: string;
  topic: string;
  data: Record<string, unknown>;
  sequence: number;
}

export interface ProofReceiver {
  url: string;
  behaviour: Behaviour;
  /** How often each event arrived with a right signature while it accepted, by its id. */
  arrived: Map<string, Arrived>;
  /** Accepted requests without an answer so far. */
  unanswered: number;
  /** Events that arrived again with another body than before. */
  changedDoubles: number;
  /** Requests of any kind. */
  requests: number;
  wrongSignatures: number;
  close: () => void;
}

/** The system at the other end. */
export async function openReceiver(secret: string): Promise<ProofReceiver> {
  const state: Omit<ProofReceiver, 'url' | 'close'> = {
    behaviour: 'refuse',
    arrived: new Map(),
    unanswered: 0,
    changedDoubles: 0,
    requests: 0,
    wrongSignatures: 0,
  };
  const server: Server = createServer(async (request, response) => {
    state.requests += 1;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (state.behaviour === 'hang') return;
    if (state.behaviour === 'break') return void request.socket.destroy();
    if (state.behaviour === 'refuse') return void response.writeHead(503).end();
    if (!isSigned({ secret, signature: request.headers['x-huarong-signature'], body })) {
      state.wrongSignatures += 1;
      return void response.writeHead(401).end();
    }
    const { id, topic, data, sequence } = JSON.parse(body);
    const before = state.arrived.get(id);
    if (before && before.body !== body) state.changedDoubles += 1;
    state.arrived.set(id, { count: (before?.count ?? 0) + 1, body, topic, data, sequence });
    if (state.behaviour === 'late') {
      state.unanswered += 1;
      await wait(LATE_MS);
      state.unanswered -= 1;
    }
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
