import { once } from 'node:events';
import { connect } from 'node:net';
import { answerReader } from './read-answers.ts';

export interface Connection {
  /** Sends one request and waits for the whole answer: no pipelining, as browsers do. */
  send: (request: string) => Promise<number>;
  close: () => void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  let waiting = Promise.withResolvers<number>();
  waiting.resolve(0);
  const fail = (error: Error) => waiting.reject(error);
  socket.on(
    'data',
    answerReader((status) => waiting.resolve(status)),
  );
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));

  return {
    send(request) {
      waiting = Promise.withResolvers<number>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
