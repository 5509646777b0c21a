import { describe, expect, it } from 'vitest';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database';
import { listingDb } from './deps.ts';

const db = { name: 'primary' } as unknown as Database;
const readDb = { name: 'standby' } as unknown as Database;
const contextOf = (kind: string) => ({ db, actor: { kind } }) as unknown as Context;

describe('where a list of the community is read', () => {
  it('is the primary for a member, who may have written a moment ago', () =>
    expect(listingDb({ readDb }, contextOf('member'))).toBe(db));

  it.each(['visitor', 'guest'])('may be the standby for a %s', (kind) =>
    expect(listingDb({ readDb }, contextOf(kind))).toBe(readDb),
  );
});
