import { publicName } from '@huarong/core/community';
import type { Actor } from '#platform/context';
import type { Queryable } from '#platform/database';
import type { CommunityDeps } from './deps.ts';

/** For calls with access `member`, which other actors cannot reach. */
export function memberIdOf(actor: Actor): string {
  if (actor.kind !== 'member') throw new TypeError('this call needs a member');
  return actor.memberId;
}

/** Who reads: a member sees what she voted for, others do not. */
export const readerIdOf = (actor: Actor): string | null => (actor.kind === 'member' ? actor.memberId : null);

/** How the writer is called now; her words keep that name when she changes it later. */
export async function authorColumnsOf({ authors }: CommunityDeps, db: Queryable, memberId: string) {
  const author = await authors.findAuthor(db, memberId);
  return { author_name: publicName(author?.nickname ?? ''), author_card: author?.cardType ?? null };
}
