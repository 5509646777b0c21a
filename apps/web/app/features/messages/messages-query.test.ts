import { describe, expect, it } from 'vitest';
import { messagesPath, readMessagesQuery } from './messages-query.ts';

const read = (query: string) => readMessagesQuery(new URLSearchParams(query));

describe('the messages query', () => {
  it('defaults to order messages, read and unread', () =>
    expect(read('')).toEqual({ type: 1, page: 1, onlyNew: false }));

  it.each(['type=0', 'type=4', 'type=x', 'type=1.0', 'page=0', 'page=-1', 'page=1e9', 'unread=true'])(
    'ignores %s',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('returns to page 1 when the type or the filter changes', () => {
    const query = read('type=2&page=3&unread=1');
    expect(messagesPath(query, { type: 3 })).toBe('/myAccount/myMessage?type=3&unread=1');
    expect(messagesPath(query, { onlyNew: false })).toBe('/myAccount/myMessage?type=2');
    expect(messagesPath(query, { page: 4 })).toContain('page=4');
    expect(messagesPath(read(''), {})).toBe('/myAccount/myMessage');
  });

  it('round-trips through the address', () => {
    const query = read('type=3&page=2&unread=1');
    expect(readMessagesQuery(new URL(messagesPath(query, { page: 2 }), 'http://x').searchParams)).toEqual(
      query,
    );
  });
});
