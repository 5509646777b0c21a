import { parseMemberSearch } from '@huarong/core/members';
import { pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { presentMember } from '../present-member.ts';
import { countReveals } from '../reveal/reveals.queries.ts';
import { listKnownTags } from '../tags.queries.ts';
import { decodePosition, encodePosition } from './position.ts';
import { countMembers, listFigures, listMembers, type MemberView } from './search-members.queries.ts';

const COUNTED_EXACTLY = 10_000;

interface Asked {
  q?: string | undefined;
  view: MemberView;
  tag?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

/** A page of members, masked. */
export async function searchMembers(
  db: Queryable,
  staffId: number,
  { q, view, tag = '', after, before, size }: Asked,
) {
  const filter = { search: q === undefined ? null : parseMemberSearch(q), view, tag: tag || null };
  const found = await listMembers(db, {
    ...filter,
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
      total: await countMembers(db, filter, COUNTED_EXACTLY),
      cursorOf: ({ sort_value, id }) => encodePosition({ value: sort_value, id }),
    },
    (row) => presentMember(row, figures.get(row.id)),
  );
  return {
    ...page,
    searched: filter.search?.kind ?? null,
    revealedToday: await countReveals(db, staffId),
    knownTags: await listKnownTags(db),
  };
}
