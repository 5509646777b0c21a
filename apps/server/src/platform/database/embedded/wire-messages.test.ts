import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeMessages } from './wire-messages.ts';

const int = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (kind: string, body: Buffer) =>
  Buffer.concat([Buffer.from(kind), int(4 + body.length), body]);
/** Protocol 3.0, then parameters. */
const start = (body: Buffer) => Buffer.concat([int(8 + body.length), int(196_608), body]);

const bodies = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
const messages = fc.array(
  fc.tuple(fc.constantFrom('P', 'B', 'D', 'E', 'S', 'Q'), bodies).map(([kind, body]) => message(kind, body)),
  { maxLength: 8 },
);

describe('what arrives from a client', () => {
  it('is given on as whole messages, wherever it was cut, and nothing is lost', () => {
    fc.assert(
      fc.property(bodies, messages, fc.array(fc.nat()), (parameters, sent, cuts) => {
        const first = start(parameters);
        const all = Buffer.concat([first, ...sent]);
        const places = [0, ...cuts.map((cut) => cut % (all.length + 1)).sort((a, b) => a - b), all.length];
        const ends = new Set(
          [first, ...sent].map((_, at) =>
            [first, ...sent].slice(0, at + 1).reduce((sum, each) => sum + each.length, 0),
          ),
        );
        const given: Buffer[] = [];
        let rest: Buffer = Buffer.alloc(0);
        for (const [index, from] of places.slice(0, -1).entries()) {
          const taken = takeMessages(Buffer.concat([rest, all.subarray(from, places[index + 1])]));
          given.push(...taken.packets);
          rest = taken.rest;
          expect(taken.isOver).toBe(false);
          expect(ends.has(given.reduce((sum, each) => sum + each.length, 0)) || given.length === 0).toBe(
            true,
          );
        }
        expect(Buffer.concat([...given, rest])).toEqual(all);
        expect(rest).toHaveLength(0);
        expect(given[0]).toEqual(first);
      }),
    );
  });

  it('is one packet for all messages that arrive together', () => {
    const sent = [
      message('B', Buffer.from('a')),
      message('E', Buffer.from('b')),
      message('S', Buffer.alloc(0)),
    ];
    expect(takeMessages(Buffer.concat(sent)).packets).toEqual([Buffer.concat(sent)]);
  });

  it('ends with a goodbye, which is not given on', () => {
    const query = message('Q', Buffer.from('select 1\0'));
    const taken = takeMessages(Buffer.concat([query, message('X', Buffer.alloc(0)), query]));
    expect(taken).toEqual({ packets: [query], rest: Buffer.alloc(0), isOver: true });
  });
});
