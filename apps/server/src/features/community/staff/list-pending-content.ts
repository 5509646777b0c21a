import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export const CONTENT_KINDS = ['comment', 'follow-up', 'question', 'answer', 'post', 'post-comment'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

interface PendingContent {
  kind: ContentKind;
  id: string;
  author: string;
  text: string;
  written_at: Date;
}

/** All content that waits for review, the oldest first. */
export const listPendingContent = async (db: Queryable): Promise<PendingContent[]> =>
  (
    await sql<PendingContent>`
      select 'comment' as kind, id, author_name as author, content as text, created_at as written_at
      from comment where state = 'pending'
      union all
      select 'follow-up', id, author_name, follow_up_content, follow_up_at from comment where follow_up_state = 'pending'
      union all
      select 'question', id, author_name, content, created_at from question where state = 'pending'
      union all
      select 'answer', id, author_name, content, created_at from answer where state = 'pending'
      union all
      select 'post', id, author_name, title || '：' || content, created_at from post where state = 'pending'
      union all
      select 'post-comment', id, author_name, content, created_at from post_comment where state = 'pending'
      order by written_at, id`.execute(db)
  ).rows;
