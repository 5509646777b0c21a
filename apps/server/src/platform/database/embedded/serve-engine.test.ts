import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveEngine } from './serve-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'engine-'));
const path = join(folder, 'socket');
/** What the engine was given, in order. */
let given: string[];
let isInTransaction: boolean;
let server: Awaited<ReturnType<typeof serveEngine>>;

/** Answers each packet in two parts. */
const engine = {
  runExclusive: <Value>(run: () => Promise<Value>) => run(),
  async execProtocolRawStream(
    messages: Uint8Array,
    { onRawData }: { onRawData: (part: Uint8Array) => void },
  ) {
    const text = Buffer.from(messages)
      .toString()
      .replaceAll(/[^a-z ]/g, '');
    given.push(text);
    if (text === 'begin') isInTransaction = true;
    if (text === 'broken') throw new Error('broken');
    const memory = Buffer.from(`<${text}`);
    onRawData(memory);
    memory.fill('?');
    onRawData(Buffer.from('>'));
  },
  isInTransaction: () => isInTransaction,
  async exec(text: string) {
    given.push(text);
    isInTransaction = false;
  },
};

beforeEach(async () => {
  given = [];
  isInTransaction = false;
  server = await serveEngine(engine, path);
});
afterEach(async () => {
  await server.stop();
  rmSync(path, { force: true });
});

const query = (text: string) => {
  const head = Buffer.from('Q0000');
  head.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([head, Buffer.from(text)]);
};
async function open(): Promise<Socket> {
  const socket = connect(path);
  await once(socket, 'connect');
  return socket;
}
const answerTo = async (socket: Socket, ...texts: string[]) => {
  socket.write(Buffer.concat(texts.map(query)));
  return (await once(socket, 'data')).toString();
};

it('gives the engine all messages of a packet at once, and sends their answers in one', async () => {
  const socket = await open();
  expect(await answerTo(socket, 'one ', 'two ', 'three')).toBe('<one two three>');
  expect(given).toEqual(['one two three']);
});

it('rolls back what a client left open, before another one is answered', async () => {
  const lost = await open();
  await answerTo(lost, 'begin');
  const next = await open();
  await answerTo(next, 'select');
  expect(given).toEqual(['begin', 'rollback', 'select']);
});

it('rolls back what a client left open when nobody else comes', async () => {
  const lost = await open();
  await answerTo(lost, 'begin');
  lost.destroy();
  await vi.waitFor(() => expect(given).toEqual(['begin', 'rollback']));
});

it('leaves the transaction of a client alone when one before it goes', async () => {
  const first = await open();
  await answerTo(first, 'select');
  const second = await open();
  await answerTo(second, 'begin');
  first.destroy();
  await once(first, 'close');
  expect(await answerTo(second, 'update')).toBe('<update>');
  expect(given).toEqual(['select', 'begin', 'update']);
});

it('hangs up when the engine fails, and serves the next client', async () => {
  const socket = await open();
  socket.write(query('broken'));
  await once(socket, 'close');
  expect(await answerTo(await open(), 'select')).toBe('<select>');
});
