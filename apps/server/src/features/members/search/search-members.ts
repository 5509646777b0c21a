import { parseMemberSearch } from '@huarong/core/members';
import { pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { presentMember } from '../present-member.ts';
import { countReveals } from '../reveal/reveals.queries.ts';
import { decodePosition, encodePosition } from './position.ts';
import { countMembers, listFigures, listMembers, type MemberView } from './search-members.queries.ts';

const COUNTED_EXACTLY = 10_000;

interface Asked {
  q?: string | undefined;
  view: MemberView;
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

/** A page of members, masked. */
export async function searchMembers(db: Queryable, staffId: number, { q, view, after, before, size }: Asked) {
  const search = q === undefined ? null : parseMemberSearch(q);
  const found = await listMembers(db, {
    search,
    view,
    size: size + 1,
    after: after === undefined ? null : decodePosition(after),
    before: before === undefined ? null : decodePosition(before),
  });
  const figures = await listFigures(
    db,
    found.map(({ id }) => id),
  );
  const page = pageOfRows(
    found,
    {
      size,
      after,
      before,
      total: await countMembers(db, { search, view }, COUNTED_EXACTLY),
      cursorOf: ({ sort_value, id }) => encodePosition({ value: sort_value, id }),
    },
    (row) => presentMember(row, figures.get(row.id)),
  );
  return { ...page, searched: search?.kind ?? null, revealedToday: await countReveals(db, staffId) };
}
