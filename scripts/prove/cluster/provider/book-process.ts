import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBook } from './book.ts';

/**
 * The pretended payment provider: its trades and refunds are in a file outside of the shop's database, written before
 * it answers. What the database loses is still here.
 */
const [address, port, file] = process.argv.slice(2);
const journal = openSync(file!, 'a');
const book = createBook((entry) => {
  writeSync(journal, `${JSON.stringify(entry)}\n`);
  fsyncSync(journal);
});

createServer(async (request, response) => {
  const call = (request.url ?? '').slice(1);
  const input = JSON.parse((await text(request)) || '{}');
  const answer = call in book ? book[call as keyof typeof book](input) : null;
  response
    .writeHead(call in book ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer ?? null));
}).listen(Number(port), address);

process.once('SIGTERM', () => {
  closeSync(journal);
  process.exit();
});
