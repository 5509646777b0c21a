import { publicName } from '@huarong/core/community';
import type { Actor } from '#platform/context';
import type { Queryable } from '#platform/database';
import type { CommunityDeps } from './deps.ts';

/** The reading member, who sees their own votes; null for others. */
export const readerIdOf = (actor: Actor): string | null => (actor.kind === 'member' ? actor.memberId : null);

/** The author's current name and card, stored with the text and not changed later. */
export async function authorColumnsOf({ authors }: CommunityDeps, db: Queryable, memberId: string) {
  const author = await authors.findAuthor(db, memberId);
  return { author_name: publicName(author?.nickname ?? ''), author_card: author?.cardType ?? null };
}
