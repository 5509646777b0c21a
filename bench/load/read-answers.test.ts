import { expect, test } from 'vitest';
import { answerReader } from './read-answers.ts';

const answer = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 5\r\n\r\nhello';
const unchanged = 'HTTP/1.1 304 Not Modified\r\netag: W/"a"\r\n\r\n';

function statusesOf(...chunks: string[]): number[] {
  const statuses: number[] = [];
  const read = answerReader((status) => statuses.push(status));
  for (const chunk of chunks) read(Buffer.from(chunk));
  return statuses;
}

test('an answer counts once, wherever the network cuts it', () => {
  for (let cut = 1; cut < answer.length; cut++) {
    expect(statusesOf(answer.slice(0, cut), answer.slice(cut)), `cut at ${cut}`).toEqual([200]);
  }
});

test('an answer whose end is missing does not count', () => {
  expect(statusesOf(answer.slice(0, -1))).toEqual([]);
});

test('an unchanged page has no body to wait for', () => {
  expect(statusesOf(unchanged, answer)).toEqual([304, 200]);
});

test('an answer without a length is refused rather than miscounted', () => {
  expect(() => statusesOf('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')).toThrow('length');
});
